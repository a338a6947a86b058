/** The page's own icon, which has a golden mark while it is one's turn. */

const PLAIN = '/icons/icon.svg';
const TURN = '/icons/turn.svg';

export function showIcon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  link?.setAttribute('href', turn ? TURN : PLAIN);
}
