// @vitest-environment jsdom
/** What the pages after a game make of the server's moments. */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../src/after/api';
import { changes } from '../../src/game/changes';
import { linePath, makeScale, roundTicks, spreadLabels } from '../../src/after/chart';
import { isFinished, seatNames } from '../../src/after/record';
import { ending, givers, ranking, reason, sumsAfter } from '../../src/after/scoring';
import { endsOf, tell } from '../../src/after/telling';
import { sides, sumOf } from '../../src/after/sides';
import { boundary, turnAt, turnsOf, turnsOver } from '../../src/after/turns';
import { sayTold } from '../../src/after/words';
import type { Result, Score } from '../../src/net/messages';

const NO_GOODS = { brick: 0, food: 0, tools: 0, wine: 0, cloth: 0 };

function player(rest: Partial<Position['players'][number]> = {}): Position['players'][number] {
  return {
    coins: 5,
    goods: NO_GOODS,
    hand: [],
    discard: [],
    hand_size: 0,
    discard_size: 0,
    houses: [],
    in_cities: {},
    on_lines: [],
    store: { land: 2, sea: 2 },
    ...rest,
  };
}

function position(rest: Partial<Position> = {}): Position {
  return {
    cities: {},
    markers: {},
    display: [],
    seat: 0,
    magnus: 1,
    players: [player(), player()],
    ...rest,
  };
}

function result(rest: Partial<Result>): Result {
  return { how: 'played', winners: [0], scores: [], reasons: [], ...rest };
}

function scores(given: Partial<Score>): Score {
  const none = {
    Vesta: 0,
    Jupiter: 0,
    Saturnus: 0,
    Mercurius: 0,
    Mars: 0,
    Minerva: 0,
    Venus: 0,
    Concordia: 0,
  };
  const all = { ...none, ...given };
  return { ...all, total: Object.values(all).reduce((sum, points) => sum + points, 0) };
}

const NAMES = ['Anna', 'Bruno'];
const said = (move: string, at = position()): string => sayTold(tell(move, 0, at), NAMES);

describe('moves in words', () => {
  it.each([
    ['play prefect/mercator5', 'plays the Prefect / Mercator'],
    ['lift sea Roma', 'takes up the sea colonist at Roma'],
    ['lift land Casinum-Roma:land', 'takes up the land colonist at Casinum – Roma'],
    ['to Messana-Neapolis:sea#2', 'sails to Messana – Neapolis'],
    ['build Isca Dumnoniorum', 'builds a house in Isca Dumnoniorum'],
    ['place land Leptis Magna', 'sets a land colonist in Leptis Magna'],
    ['sell wine 2', 'sells 2 wine'],
    ['end', 'ends the turn'],
  ])('%s', (move, text) => expect(said(move)).toBe(text));

  it('names the card that is bought by its place in the display', () => {
    expect(said('card 2', position({ display: ['mason@I', 'weaver@II'] }))).toBe(
      'buys the card Weaver',
    );
  });

  it('names the card that is copied by its pile', () => {
    const players = [player(), player({ discard: ['tribune@start', 'senator@start'] })];
    expect(said('copy 1', position({ players }))).toBe('copies Senator, as Bruno played it');
  });

  it('shows a word that it does not know as it is', () => {
    expect(said('dance 3')).toBe('plays “dance 3”');
  });

  it('points at the place on the board', () => {
    expect(tell('to Aleria-Cosa:sea', 0, position()).target).toEqual({
      what: 'line',
      line: 'Aleria-Cosa:sea',
    });
    expect(tell('lift sea Roma', 1, position()).target).toEqual({
      what: 'colonist',
      seat: 1,
      kind: 'sea',
      place: 'Roma',
    });
    expect(tell('end', 0, position()).target).toBeNull();
  });

  it('takes a line apart', () => {
    expect(endsOf('Messana-Neapolis:sea#2')).toEqual(['Messana', 'Neapolis']);
  });
});

describe('turns', () => {
  const turns = turnsOf([
    { turn: 1, seat: 0, card: 'senator', scores: [], moves: 2 },
    { turn: 2, seat: 1, card: 'tribune', scores: [], moves: 5 },
  ]);

  it('lie between the numbers of moves that were played by then', () => {
    expect(turns.map(({ seat, first, last }) => [seat, first, last])).toEqual([
      [0, 0, 2],
      [1, 2, 5],
    ]);
  });

  it('belong to the moments that they lead to', () => {
    expect([0, 1, 2, 3, 5].map((moment) => turnAt(turns, moment)?.number ?? null)).toEqual([
      null,
      1,
      1,
      2,
      2,
    ]);
  });

  it('can be gone through', () => {
    expect([boundary(turns, 0, 1), boundary(turns, 2, 1), boundary(turns, 5, 1)]).toEqual([
      2, 5, 5,
    ]);
    expect([boundary(turns, 5, -1), boundary(turns, 3, -1), boundary(turns, 0, -1)]).toEqual([
      2, 2, 0,
    ]);
  });

  it('are over by parts, for the chart', () => {
    expect([0, 1, 2, 5].map((moment) => turnsOver(turns, moment))).toEqual([0, 0.5, 1, 2]);
  });
});

describe('sides', () => {
  it('are the players, or partners who sit opposite each other', () => {
    expect(sides('base', ['A', 'B', 'C']).map(({ seats }) => seats)).toEqual([[0], [1], [2]]);
    expect(sides('team', ['A', 'B', 'C', 'D'])).toEqual([
      { seats: [0, 2], name: 'A & C' },
      { seats: [1, 3], name: 'B & D' },
    ]);
  });

  it('have what their seats have', () => {
    const given = [scores({ Mars: 2 }), scores({ Mars: 4 }), scores({ Mars: 8 }), scores({})];
    expect(sides('team', ['A', 'B', 'C', 'D']).map((side) => sumOf(side, given, 'Mars'))).toEqual([
      10, 4,
    ]);
  });
});

describe('changes', () => {
  it('are the differences of what players have', () => {
    const after = position({
      players: [player({ coins: 3, goods: { ...NO_GOODS, wine: 1 } }), player()],
    });
    expect(changes(position(), after)).toEqual([{ seat: 0, coins: -2, goods: [['wine', 1]] }]);
    expect(changes(after, after)).toEqual([]);
  });
});

describe('the chart', () => {
  const frame = { width: 220, height: 120, top: 10, right: 10, bottom: 10, left: 10 };

  it('has round numbers up to the most', () => {
    expect(roundTicks(117)).toEqual([0, 50, 100, 150]);
    expect(roundTicks(0)).toEqual([0, 1, 2, 3, 4]);
  });

  it('runs from corner to corner', () => {
    const scale = makeScale(100, 4, frame);
    expect([scale.x(0), scale.x(100), scale.y(0), scale.y(4)]).toEqual([10, 210, 110, 10]);
  });

  it('finds the turn under a pointer, and the nearest one beside the chart', () => {
    const { turnAt } = makeScale(100, 4, frame);
    expect([turnAt(110), turnAt(-5), turnAt(500)]).toEqual([50, 0, 100]);
  });

  it('leaves points on a level line out', () => {
    expect(linePath([0, 0, 0, 4, 4], makeScale(4, 4, frame))).toBe(
      'M10.0 110.0L110.0 110.0L160.0 10.0L210.0 10.0',
    );
  });

  it('keeps labels apart, in their order and inside', () => {
    expect(spreadLabels([50, 50, 10], 20, 100)).toEqual([50, 70, 10]);
    expect(spreadLabels([95, 98], 20, 100)).toEqual([80, 100]);
  });
});

describe('the scoring', () => {
  const given = [scores({ Vesta: 3, Jupiter: 10, Concordia: 7 }), scores({ Vesta: 5 })];

  it('lets each god speak, Venus only where she gives something', () => {
    expect(givers(given)).toEqual([
      'Vesta',
      'Jupiter',
      'Saturnus',
      'Mercurius',
      'Mars',
      'Minerva',
      'Concordia',
    ]);
    expect(givers([scores({ Venus: 2 })])).toContain('Venus');
  });

  it('grows to the totals', () => {
    expect(sumsAfter(given, 0)).toEqual([0, 0]);
    expect(sumsAfter(given, 2)).toEqual([13, 5]);
    expect(sumsAfter(given, givers(given).length)).toEqual(given.map(({ total }) => total));
  });

  it('ranks the winners first, and teams by what they have together', () => {
    const four = [scores({ Mars: 9 }), scores({ Mars: 2 }), scores({}), scores({ Mars: 8 })];
    const all = sides('team', ['A', 'B', 'C', 'D']);
    const ranked = ranking(result({ winners: [1, 3], scores: four }), all);
    expect(ranked.map(({ side, points }) => [side.name, points])).toEqual([
      ['B & D', 10],
      ['A & C', 9],
    ]);
  });

  it('gives its reasons, of Minerva one for each specialist', () => {
    const none = { Vesta: [], Saturnus: [], Mercurius: [], Mars: [], Venus: [] };
    const reasons: Result['reasons'] = [
      { ...none, Jupiter: [[4, 12]], Minerva: [[3, 4], [4, 2]] }, // prettier-ignore
    ];
    const one = result({ reasons });
    expect(reason(one, 0, 'Jupiter')).toBe('4\u00a0×\u00a012');
    expect(reason(one, 0, 'Minerva')).toBe('3\u00a0×\u00a04 + 4\u00a0×\u00a02');
    expect([reason(one, 0, 'Vesta'), reason(one, 0, 'Concordia')]).toEqual(['', '']);
  });

  it('says how a game ended where that is not said by its points', () => {
    const all = sides('base', ['A', 'B']);
    const alike = [scores({ Vesta: 5 }), scores({ Mars: 5 })];
    expect(ending(result({ scores: given }), all)).toBeNull();
    expect(ending(result({ scores: alike }), all)).toBe('how.tie');
    expect(ending(result({ how: 'abandoned', winners: [], scores: alike }), all)).toBe(
      'how.abandoned',
    );
  });
});

describe('a record', () => {
  it('names who sits where', () => {
    const text =
      'concordia-record/1\nmap: italia\nseat 0: Anna\r\nseat 1: Bruno B.\n\n[setup]\nseat 2: no\n';
    expect(seatNames(text)).toEqual(['Anna', 'Bruno B.']);
    expect(seatNames('something else')).toEqual([]);
  });

  it('says whether its game has come to an end', () => {
    expect(isFinished('seat 0: A\nresult: seat 0 wins\n[setup]')).toBe(true);
    expect(isFinished('result: unfinished\n[setup]')).toBe(false);
    expect(isFinished('seat 0: A\n[setup]\nresult: seat 0 wins')).toBe(false);
  });
});
