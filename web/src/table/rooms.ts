/** What the phone's sheet shows, from low to high; of the last three one stands beside the board. */
export const ROOMS = ['hand', 'market', 'players', 'log', 'chart'] as const;
export type Room = (typeof ROOMS)[number];

/** Where there is a sheet: on small screens, upright or lying. */
export const SMALL = '(max-width: 900px), (max-height: 500px)';

/** Which of its three heights the sheet has for a room. */
export function levelOf(room: Room): number {
  return Math.min(ROOMS.indexOf(room), 2);
}

/** Return what a question is about, if it needs that in sight; what is asked of others needs nothing. */
export function roomFor(question: string): Room | null {
  if (!question) return null;
  return question === 'buy' ? 'market' : 'hand';
}
