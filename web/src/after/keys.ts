/** The keys of the replay, wherever on the page one is. */
import type { Replay } from './replay.svelte';

type Deed = (replay: Replay) => void;

const KEYS: Record<string, Deed> = {
  ArrowLeft: (replay) => replay.goTo(replay.moment - 1),
  ArrowRight: (replay) => replay.goTo(replay.moment + 1),
  ArrowUp: (replay) => replay.goTurn(-1),
  ArrowDown: (replay) => replay.goTurn(1),
  'Shift+ArrowLeft': (replay) => replay.goTurn(-1),
  'Shift+ArrowRight': (replay) => replay.goTurn(1),
  Home: (replay) => replay.goTo(0),
  End: (replay) => replay.goTo(replay.moves),
  ' ': (replay) => replay.toggle(),
};

/** Elements that have a use of their own for these keys. */
const OWN_ARROWS = 'input:not([type="range"]), select, textarea, [role="region"]';
const OWN_SPACE = 'button, summary, a, input:not([type="range"]), select, textarea';

/** Do what a key asks for, unless the element in focus wants it. */
export function act(event: KeyboardEvent, replay: Replay): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const deed = KEYS[`${event.shiftKey ? 'Shift+' : ''}${event.key}`];
  const own = event.key === ' ' ? OWN_SPACE : OWN_ARROWS;
  if (!deed || (event.target instanceof Element && event.target.closest(own))) return;
  event.preventDefault();
  deed(replay);
}
