// @vitest-environment jsdom
/** What happened, by turns and in sentences; and what flies when it does. */
import { expect, test } from 'vitest';
import { CATALOGUES, say } from '../../src/i18n/i18n.svelte';
import type { MessageKey } from '../../src/i18n/en';
import { boardPlaceOf, flightsOf } from '../../src/table/board/flights';
import { lineWords, turnsOf, withChanges } from '../../src/table/board/telling';
import { momentWith, played, player, seatNamed } from '../support/moments';

const context = {
  i18n: { t: (key: MessageKey, values = {}) => say(CATALOGUES.en[key], values, 'en') },
  seats: [seatNamed('Anna'), seatNamed('Bruno')],
};
const before = momentWith([player(), player()]);
const after = momentWith([
  player({ coins: 1, goods: { brick: 0, food: 2, tools: 1, wine: 0, cloth: 1 } }),
  player({ coins: 6 }),
]);

test('a log is grouped into turns, the newest first, with what others did within them', () => {
  const log = [
    { version: 1, kind: 'sit', seat: 0, at: '' },
    played(2, 0, 'play prefect'),
    played(3, 1, 'take wine'),
    played(4, 0, 'end'),
    played(5, 1, 'play tribune'),
  ];
  const turns = turnsOf(log, context).map(({ seat, lines }) => [
    seat,
    lines.map((one) => one.words),
  ]);
  expect(turns).toEqual([
    [1, ['plays Tribune']],
    [0, ['plays Prefect', 'takes wine']],
    [null, ['sits down']],
  ]);
});

test('moves that were taken back are not told', () => {
  const undo = { version: 3, kind: 'undo', seat: 0, at: '', to: 1 };
  const turns = turnsOf(
    [played(2, 0, 'play prefect'), undo, played(4, 0, 'play tribune')],
    context,
  );
  expect(turns.flatMap(({ lines }) => lines.map(({ words }) => words))).toEqual(['plays Tribune']);
});

test('a move that came alone tells what it changed', () => {
  const [entry] = withChanges([played(2, 0, 'build Novaria')], before, after);
  expect(lineWords({ entry: entry!, words: 'builds in Novaria' }, context)).toBe(
    'Anna builds in Novaria: −1 brick, −1 wine, −4 sestertii; Bruno +1 sestertius.',
  );
});

test('of several moves in one moment nobody knows which changed what', () => {
  const news = [played(2, 0, 'build Novaria'), played(3, 0, 'done')];
  expect(withChanges(news, before, after)).toEqual(news);
});

test('what is paid flies to the place of the move, what is got from there', () => {
  const step = { entries: [played(2, 0, 'build Novaria')], before, after };
  const place = { what: 'city', city: 'Novaria' };
  expect(flightsOf(step)).toEqual([
    { what: { coins: 4 }, seat: 0, gain: false, place },
    { what: { good: 'brick', count: 1 }, seat: 0, gain: false, place },
    { what: { good: 'wine', count: 1 }, seat: 0, gain: false, place },
    { what: { coins: 1 }, seat: 1, gain: true, place },
  ]);
});

test('a bought card comes from its position in the market', () => {
  const entry = { ...played(2, 0, 'card 3'), card: 'mason@I' };
  expect(flightsOf({ entries: [entry], before, after: before })).toEqual([
    { what: { card: 'mason@I' }, seat: 0, gain: true, place: { slot: 3 } },
  ]);
});

test('of several moves the last one that happened on the board is pointed at', () => {
  const entries = [played(2, 0, 'build Novaria'), played(3, 0, 'card 1'), played(4, 0, 'end')];
  expect(boardPlaceOf(entries)).toEqual({ what: 'city', city: 'Novaria' });
  expect(boardPlaceOf(entries.slice(1))).toBeNull();
});
