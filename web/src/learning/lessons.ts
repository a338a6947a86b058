/** Which explanations a moment of a game calls for: of the question, and of cards that can be played. */
import { cardOf, type CardKind } from '../game/cards';
import { parseMove } from '../game/moves';
import type { LessonKey } from '../i18n/en/lessons';
import type { Moment } from '../net/messages';

export interface Lesson {
  text: LessonKey;
  /** The number of the rule that says it exactly. */
  rule: string;
  /** The card that it explains, for its name. */
  card?: string;
}

/** Lessons of questions, each with its rule. */
export const QUESTIONS = {
  start: '3.8',
  shop: '3.9',
  play: '4.1',
  errand: '13.9',
  half: '5.11',
  move: '5.2a',
  put: '5.2a',
  build: '5.2b',
  prefect: '5.3a',
  take: '7.2',
  trade: '5.4',
  copy: '5.5',
  repeat: '5.10',
  buy: '5.6',
  pay: '5.6',
  'place-one': '5.1',
  colonise: '5.8a',
  name: '13.10',
  'name-half': '13.10',
  answer: '13.10',
  end: '4.2',
} as const;

/** Lessons of cards: those that do the same have one together. */
export const CARDS = {
  tribune: '5.1',
  architect: '5.2a',
  prefect: '5.3a',
  mercator: '5.4',
  diplomat: '5.5',
  senator: '5.6',
  magister: '5.10',
  praetor: '13.7',
  legate: '13.10',
  colonist: '5.8a',
  consul: '5.7',
  proconsul: '13.9',
  specialist: '5.9',
  double: '5.11',
} as const;

const SPECIALISTS = ['mason', 'farmer', 'smith', 'vintner', 'weaver'];

/** Which lesson explains a card. */
export function lessonOf(kind: CardKind): keyof typeof CARDS {
  if (kind.includes('/')) return 'double';
  if (SPECIALISTS.includes(kind)) return 'specialist';
  if (kind === 'mercator3' || kind === 'mercator5') return 'mercator';
  return kind as keyof typeof CARDS;
}

/** Whether a text greets: it is for the first time only. */
export function isWelcome(text: LessonKey): boolean {
  return text.startsWith('lesson.welcome');
}

/** What has not been explained yet and is needed now: the question first, then cards as they lie in the hand. */
export function lessonsFor(moment: Moment, knows: (text: LessonKey) => boolean): Lesson[] {
  if (!moment.legal) return [];
  const all = [...openings(moment), ...question(moment), ...cards(moment)];
  return all.filter(
    ({ text }, i) => !knows(text) && all.findIndex((one) => one.text === text) === i,
  );
}

function openings({ asked, game, seat }: Moment): Lesson[] {
  const lessons: Lesson[] = [{ text: 'lesson.welcome', rule: '8.3' }];
  if (game.mode === 'team') lessons.push({ text: 'lesson.welcome.team', rule: '13.1' });
  if (asked?.question === 'prefect' && game.magnus === seat) {
    lessons.push({ text: 'lesson.magnus', rule: '6.1' });
  }
  return lessons;
}

function question({ asked }: Moment): Lesson[] {
  const key = asked?.question as keyof typeof QUESTIONS;
  return key in QUESTIONS ? [{ text: `lesson.ask.${key}`, rule: QUESTIONS[key] }] : [];
}

function cards({ legal, seat, game }: Moment): Lesson[] {
  const hand = game.players[seat!]?.hand ?? [];
  const names = new Set(
    legal!
      .map(({ move }) => parseMove(move))
      .flatMap(({ does, what }) => (does === 'play' ? [what] : [])),
  );
  return hand
    .filter((id) => names.has(id.split('@')[0]!))
    .map((card) => {
      const lesson = lessonOf(cardOf(card).kind);
      return { text: `lesson.card.${lesson}`, rule: CARDS[lesson], card };
    });
}
