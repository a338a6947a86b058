// @vitest-environment jsdom
/** Explanations come when they are needed, once, and name rules that there are. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { preferences } from '../../src/app/preferences.svelte';
import { CARD_KINDS } from '../../src/game/cards';
import { forgetAll, isKnown, setKnown } from '../../src/learning/known';
import { CARDS, lessonOf, lessonsFor, QUESTIONS } from '../../src/learning/lessons';
import Guide from '../../src/learning/Guide.svelte';
import GuideButton from '../../src/learning/GuideButton.svelte';
import GuideBox from '../../src/learning/GuideBox.svelte';
import type { Moment } from '../../src/net/messages';
import { rulesOver } from '../../src/rules/over.svelte';
import { parseRules } from '../../tools/rules/parse.ts';

const DOCS = join(import.meta.dirname, '../../../docs/reference');
const read = (file: string): string => readFileSync(join(DOCS, file), 'utf8');

beforeEach(() => {
  localStorage.clear();
  rulesOver.close();
});
afterEach(cleanup);

/** As much of a moment as explanations look at. */
function asked(question: string, hand: string[], more: object = {}): Moment {
  return {
    seat: 0,
    status: 'playing',
    asked: { seat: 0, question },
    legal: question === 'play' ? hand.map((id) => ({ move: `play ${id.split('@')[0]}` })) : [],
    game: { mode: 'base', magnus: 1, players: [{ hand }], ...more },
  } as unknown as Moment;
}

const texts = (moment: Moment, known: string[] = []): string[] =>
  lessonsFor(moment, (text) => known.includes(text)).map(({ text }) => text);

describe('what is explained', () => {
  it('is the game, the question, and each kind of card that can be played', () => {
    const hand = [
      'architect@start',
      'prefect@start',
      'prefect@I',
      'mason@I',
      'prefect/mercator5@III',
    ];
    expect(texts(asked('play', hand))).toEqual([
      'lesson.welcome',
      'lesson.ask.play',
      'lesson.card.architect',
      'lesson.card.prefect',
      'lesson.card.specialist',
      'lesson.card.double',
    ]);
  });

  it('is nothing that is known, and nothing while others are asked', () => {
    const moment = asked('play', ['senator@start']);
    expect(texts(moment, ['lesson.welcome', 'lesson.card.senator'])).toEqual(['lesson.ask.play']);
    expect(texts({ ...moment, legal: null })).toEqual([]);
  });

  it('is Praefectus Magnus for who has it and could use it', () => {
    expect(texts(asked('prefect', [], { magnus: 0 }))).toContain('lesson.magnus');
    expect(texts(asked('prefect', []))).not.toContain('lesson.magnus');
  });

  it('is every question of the protocol, and every card', () => {
    const table = read('protocol.md').split('| `question` | asked |')[1]!.split('\n\n')[0]!;
    const all = [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, question]) => question!);
    expect(all).toContain('place-one');
    expect(Object.keys(QUESTIONS).sort()).toEqual(all.sort());
    expect(new Set(CARD_KINDS.map(lessonOf))).toEqual(new Set(Object.keys(CARDS)));
  });

  it('names a rule that there is', () => {
    const numbers = new Set(
      parseRules(read('rules.md')).flatMap(({ rules }) => rules.map(({ number }) => number)),
    );
    const named = [...Object.values(QUESTIONS), ...Object.values(CARDS), '8.3', '13.1', '6.1'];
    expect(named.filter((number) => !numbers.has(number))).toEqual([]);
  });
});

describe('the box', () => {
  const moment = asked('play', ['senator@start']);
  const box = (): HTMLElement => screen.getByRole('complementary');

  it('is leafed through; what was seen is not shown again', async () => {
    const { unmount } = render(GuideBox, { moment });
    await tick();
    expect(box().textContent).toContain('Welcome');
    await fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(box().textContent).toContain('stays there until your Tribune');
    unmount();
    render(GuideBox, { moment });
    await tick();
    expect(box().textContent).toContain('Senator');
    await fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('leads to the rule without leaving the table', async () => {
    render(GuideBox, { moment: asked('build', []) });
    await tick();
    await fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Rule 5.2b' }));
    expect(rulesOver.anchor).toBe('5.2b');
  });

  it('comes back for who asks, without a greeting', async () => {
    for (const text of texts(moment)) setKnown(text as Parameters<typeof setKnown>[0]);
    render(Guide, { moment });
    render(GuideButton, { moment });
    await fireEvent.click(screen.getByRole('button', { name: /^Explain what/ }));
    expect((await screen.findByRole('complementary')).textContent).toContain('Choose a card');
    await fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('can be sent away for good', async () => {
    render(Guide, { moment });
    await fireEvent.click(await screen.findByRole('button', { name: 'Explain no more' }));
    expect(preferences.of('lessons')).toBe('off');
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

it('what is known is forgotten when explanations are wanted anew', () => {
  setKnown('lesson.welcome');
  expect(isKnown('lesson.welcome')).toBe(true);
  forgetAll();
  expect(isKnown('lesson.welcome')).toBe(false);
});
