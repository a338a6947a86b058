// @vitest-environment jsdom
/** What the pages after a game make of the server's moments. */
import { describe, expect, it } from 'vitest';
import type { Position, Scores, Step } from '../../src/after/api';
import { changes } from '../../src/game/changes';
import { linePath, makeScale, roundTicks, spreadLabels } from '../../src/after/chart';
import { seatNames } from '../../src/after/record';
import { ending, givers, seatOrder, sumsAfter } from '../../src/after/scoring';
import { endsOf, tell } from '../../src/after/telling';
import { boundary, findTurns, turnAt } from '../../src/after/turns';
import { sayTold } from '../../src/after/words';

const NO_GOODS = { brick: 0, food: 0, tools: 0, wine: 0, cloth: 0 };

function player(rest: Partial<Position['players'][number]> = {}): Position['players'][number] {
  return {
    coins: 5,
    goods: NO_GOODS,
    hand: [],
    discard: [],
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

function steps(...moves: [seat: number, move: string | null][]): Step[] {
  return moves.map(([seat, move], number) => ({
    number,
    seat,
    move,
    position: position({ seat }),
    scores: [],
  }));
}

function scores(given: Partial<Scores>): Scores {
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
  const game = steps(
    [0, 'play senator'],
    [0, 'end'],
    [1, 'play tribune'],
    [1, 'done'],
    [1, 'end'],
    [0, null],
  );

  it('end with their last word', () => {
    expect(findTurns(game).map(({ seat, first, last }) => [seat, first, last])).toEqual([
      [0, 0, 2],
      [1, 2, 5],
    ]);
  });

  it('include one that was broken off', () => {
    expect(findTurns(game.slice(0, 4)).at(-1)).toEqual({ number: 2, seat: 1, first: 2, last: 3 });
    expect(findTurns([])).toEqual([]);
  });

  it('belong to the moments that they lead to', () => {
    const turns = findTurns(game);
    expect([0, 1, 2, 3, 5].map((moment) => turnAt(turns, moment)?.number ?? null)).toEqual([
      null,
      1,
      1,
      2,
      2,
    ]);
  });

  it('can be gone through', () => {
    const turns = findTurns(game);
    expect([boundary(turns, 0, 1), boundary(turns, 2, 1), boundary(turns, 5, 1)]).toEqual([
      2, 5, 5,
    ]);
    expect([boundary(turns, 5, -1), boundary(turns, 3, -1), boundary(turns, 0, -1)]).toEqual([
      2, 2, 0,
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

  it('finds the moment under a pointer, and the nearest one beside the chart', () => {
    const { momentAt } = makeScale(100, 4, frame);
    expect([momentAt(110), momentAt(-5), momentAt(500)]).toEqual([50, 0, 100]);
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

  it('puts partners side by side', () => {
    expect(seatOrder('team', 4)).toEqual([0, 2, 1, 3]);
    expect(seatOrder('base', 3)).toEqual([0, 1, 2]);
  });

  it('says how a game ended that was not played out', () => {
    expect(ending({ how: 'played', winners: [0], scores: given })).toBeNull();
    expect(ending({ how: 'abandoned', winners: [], scores: given })).toBe('how.abandoned');
  });
});

describe('a record', () => {
  it('names who sits where', () => {
    const text =
      'concordia-record/1\nmap: italia\nseat 0: Anna\r\nseat 1: Bruno B.\n\n[setup]\nseat 2: no\n';
    expect(seatNames(text)).toEqual(['Anna', 'Bruno B.']);
    expect(seatNames('something else')).toEqual([]);
  });
});
