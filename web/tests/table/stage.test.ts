// @vitest-environment jsdom
/** The others' moves one after the other, and the newest at once for who wants to act. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Stage } from '../../src/table/board/stage.svelte';
import type { Moment } from '../../src/net/messages';
import { momentWith, played, player } from '../support/moments';

const moments: Moment[] = [1, 2, 3, 4].map((version) => momentWith([player(), player()], version));
const [first, second, third, fourth] = moments as [Moment, Moment, Moment, Moment];

function wantMotion(motion: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: !motion }));
}

beforeEach(() => {
  vi.useFakeTimers();
  wantMotion(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A stage to which two moves of another player have come. */
function stageWithTwo(): Stage {
  const stage = new Stage();
  stage.take(null, first, []);
  stage.take(first, second, [played(2, 1, 'build Novaria')]);
  stage.take(second, third, [played(3, 1, 'build Aquileia')]);
  return stage;
}

describe('moves of the others', () => {
  test('play one after the other, then the newest moment is shown', () => {
    const stage = stageWithTwo();
    expect(stage.shown).toBe(second);
    vi.advanceTimersToNextTimer();
    expect(stage.shown).toBe(third);
    vi.advanceTimersToNextTimer();
    expect([stage.shown, stage.playing]).toEqual([null, false]);
  });

  test('are skipped at once', () => {
    const stage = stageWithTwo();
    stage.skip();
    expect([stage.shown, stage.step, stage.playing]).toEqual([null, null, false]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('give way to an own move', () => {
    const stage = stageWithTwo();
    stage.take(third, fourth, [played(4, 0, 'play tribune')]);
    expect([stage.shown, stage.playing]).toEqual([null, false]);
    expect(stage.step?.after).toBe(fourth);
  });

  test('do not play where no motion is wanted', () => {
    wantMotion(false);
    const stage = stageWithTwo();
    expect([stage.shown, stage.playing]).toEqual([null, false]);
  });
});

describe('what happened since one’s own turn', () => {
  const told = (stage: Stage): (string | undefined)[] =>
    stage.since.map(({ entries }) => entries[0]?.move);

  test('is what the others did', () => {
    expect(told(stageWithTwo())).toEqual(['build Novaria', 'build Aquileia']);
  });

  test('begins anew when one’s own turn ends, not within it', () => {
    const stage = stageWithTwo();
    stage.take(third, fourth, [played(4, 0, 'play tribune')]);
    expect(told(stage)).toHaveLength(2);
    stage.take(third, fourth, [played(5, 0, 'end')]);
    expect(told(stage)).toEqual([]);
  });

  test('forgets what was taken back', () => {
    const stage = stageWithTwo();
    stage.take(third, fourth, [{ version: 4, kind: 'undo', seat: 1, at: '', to: 2 }]);
    expect(told(stage)).toEqual(['build Novaria']);
  });

  test('is known in words after coming back to the table', () => {
    const stage = new Stage();
    const log = [played(1, 1, 'end'), played(2, 0, 'end'), played(3, 1, 'build Novaria')];
    stage.take(null, third, log);
    expect(told(stage)).toEqual(['build Novaria']);
  });

  test('can be seen again, from the moment before it', () => {
    const stage = stageWithTwo();
    stage.skip();
    stage.replay();
    expect([stage.playing, stage.shown]).toEqual([true, second]);
    vi.runAllTimers();
    expect([stage.playing, stage.shown]).toEqual([false, null]);
  });
});
