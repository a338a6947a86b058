/** Advice in words: what a strong player would do, and which gods gain by it. */
import { GODS, type God } from './names';
import type { Moment } from '../net/messages';
import { parseMove } from './moves';
import { type Context, logWords } from './words';

/** What `POST .../advice` answers. */
export interface Advice {
  version: number;
  moves: string[];
  gains: Record<God | 'prospects', number>;
  at_once: number;
}

/** Whether only bots play the other seats, so that advice is unfair to nobody. */
export function playsAlone({ seat, seats }: Moment): boolean {
  return seats.every(
    ({ kind, away, conceded }, i) => i === seat || kind === 'bot' || away || conceded,
  );
}

/** Less than so many points is not worth a word. */
const LEAST = 0.5;

/** Tell the moves one after the other, as the log would; what says nothing is left out. */
export function adviceMoves({ moves }: Advice, context: Context): string {
  return moves
    .map((move) =>
      logWords(
        { version: 0, kind: 'play', seat: null, at: '', move, ...cardOf(move, context) },
        context,
      ),
    )
    .filter(Boolean)
    .join(', ');
}

/** A card of the market has a name in words only if its place is looked up. */
function cardOf(move: string, { game }: Context): { card?: string } {
  const { does, what } = parseMove(move);
  const card = does === 'card' ? game.display[Number(what) - 1] : null;
  return card ? { card } : {};
}

export interface Gain {
  what: God | 'prospects';
  points: string;
}

/** Who gains and loses, the greatest gain first. */
export function adviceGains({ gains }: Advice, language: string): Gain[] {
  return [...GODS, 'prospects' as const]
    .filter((what) => Math.abs(gains[what]) >= LEAST)
    .sort((a, b) => gains[b] - gains[a])
    .map((what) => ({ what, points: signed(gains[what], language) }));
}

function signed(points: number, language: string): string {
  const digits = Math.abs(points) >= 1 ? 0 : 1;
  return new Intl.NumberFormat(language, {
    signDisplay: 'exceptZero',
    maximumFractionDigits: digits,
  }).format(points);
}
