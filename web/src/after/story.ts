/** A turn as it is told: a line for each of its moves up to the moment that is shown. */
import type { Replay } from './replay.svelte';
import { tell } from './telling';
import { sayTold } from './words';

export interface Line {
  /** The moment at which the move was played. */
  number: number;
  seat: number;
  text: string;
}

/** Tell the moves of the turn that is shown, as far as they are known. */
export function storyOf(replay: Replay): Line[] {
  const first = replay.turn?.first ?? replay.moment;
  const numbers = Array.from({ length: replay.moment - first }, (_, i) => first + i);
  return numbers.flatMap((number) => {
    const step = replay.step(number);
    if (!step?.move || step.seat === null) return [];
    const told = tell(step.move, step.seat, step.position);
    return [{ number, seat: step.seat, text: sayTold(told, replay.names) }];
  });
}
