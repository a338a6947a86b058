// @vitest-environment jsdom
/** One's turn is told by title and icon always, by notification and sound when wanted. */
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '../../src/app/preferences.svelte';
import TurnNotice from '../../src/notices/TurnNotice.svelte';

const shown: { title: string; body: string | undefined }[] = [];
const plucked = vi.fn();

function FakeNotification(title: string, { body }: NotificationOptions): void {
  shown.push({ title, body });
}
FakeNotification.permission = 'granted';

/** An orchestra that only counts who is asked to play. */
class FakeAudioContext {
  currentTime = 0;
  destination = {};
  resume = (): Promise<void> => Promise.resolve();
  createGain = (): unknown => ({ gain: this.knob(), connect: this.wire });
  createOscillator = (): unknown => ({
    frequency: {},
    connect: this.wire,
    start: plucked,
    stop: () => undefined,
  });
  private knob = (): unknown => ({
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  });
  private wire = (to: unknown): unknown => to;
}

beforeEach(() => {
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('AudioContext', FakeAudioContext);
  document.head.innerHTML = '<link rel="icon" href="/icons/icon.svg">';
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  plucked.mockClear();
  shown.length = 0;
  preferences.choose('notify', 'off');
  preferences.choose('sound', 'off');
});

const question = 'Where do you build?';
const icon = (): string | null => document.querySelector('link')!.getAttribute('href');

async function turnBegins(): Promise<void> {
  const { rerender } = render(TurnNotice, { turn: false, question });
  await rerender({ turn: true, question });
  await tick();
}

test('title and icon show whose turn it is, and forget it where the table ends', async () => {
  const { rerender, unmount } = render(TurnNotice, { turn: true, question });
  expect(document.title).toBe('● Your turn · Concordia');
  expect(icon()).toBe('/icons/turn.svg');
  await rerender({ turn: false, question });
  expect(document.title).toBe('Concordia');
  expect(icon()).toBe('/icons/icon.svg');
  await rerender({ turn: true, question });
  unmount();
  expect(icon()).toBe('/icons/icon.svg');
});

test('a hidden page sends a message when the turn begins, if that is wanted', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await turnBegins();
  expect(shown).toEqual([]);
  preferences.choose('notify', 'on');
  await turnBegins();
  expect(shown).toEqual([{ title: 'Your turn', body: question }]);
});

test('a page that one sees sends none', async () => {
  preferences.choose('notify', 'on');
  await turnBegins();
  expect(shown).toEqual([]);
});

test('the lyre sounds only where it is wanted, and not for a turn that was there before', async () => {
  await turnBegins();
  expect(plucked).not.toHaveBeenCalled();
  preferences.choose('sound', 'on');
  render(TurnNotice, { turn: true, question });
  await tick();
  expect(plucked).not.toHaveBeenCalled();
  await turnBegins();
  expect(plucked).toHaveBeenCalled();
});
