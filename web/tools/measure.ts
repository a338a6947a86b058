/** Plays a recorded game in a browser and measures it; `make bench-client` starts it with its files. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { targetKey } from '../src/board/api.ts';
import { needChromium } from './chromium.ts';
import { parseMove, targetOf } from '../src/game/moves.ts';

interface Task {
  server: string;
  table: string;
  tokens: string[];
  moves: [number, string][];
}

/** The browser sits here. */
const SEAT = 0;
const LAPTOP = { width: 1366, height: 768 };
/** What one does on the board by one click. */
const CLICKED = ['lift', 'to', 'build', 'produce'];

const [asked, found] = process.argv.slice(2);
if (!asked || !found) throw new Error('Name the file with the task, and the one for the figures.');
const task = JSON.parse(readFileSync(asked, 'utf8')) as Task;

const browser = await chromium.launch({
  executablePath: needChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});
const page = await browser.newPage({ viewport: LAPTOP });
const devtools = await page.context().newCDPSession(page);
await devtools.send('Performance.enable', { timeDomain: 'timeTicks' });

const first = await firstScreen(page, devtools);
const updates = { scripting: [] as number[], drawing: [] as number[] };
const clicks = { acknowledged: [] as number[], answered: [] as number[] };
await listenForClicks(page);
for (const [version, [seat, move]] of task.moves.entries()) {
  const at = seat === SEAT ? await placeOf(move) : null;
  if (at) {
    await click(at, version + 1);
  } else if (seat === SEAT) {
    await play(seat, move, version);
    await settled(version + 1);
  } else {
    const before = await spent();
    await play(seat, move, version);
    await settled(version + 1);
    const after = await spent();
    updates.scripting.push(after.scripting - before.scripting);
    updates.drawing.push(after.drawing - before.drawing);
  }
}
const figures = { browser: `Chromium ${browser.version()}`, ...first, ...updates, ...clicks };
await browser.close();
writeFileSync(found, JSON.stringify(figures));

/** Open the table with an empty cache, and count what comes until one can play. */
async function firstScreen(page: Page, devtools: CDPSession): Promise<Record<string, number>> {
  let [bytes, requests] = [0, 0];
  await devtools.send('Network.enable');
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests++;
  });
  devtools.on('Network.webSocketFrameReceived', ({ response }) => {
    bytes += Buffer.byteLength(response.payloadData);
  });
  // Who has played a few games wants no more lessons.
  await page.addInitScript(() => localStorage.setItem('concordia.lessons', 'off'));
  const begun = performance.now();
  await page.goto(`${task.server}/#/tables/${task.table}/seat/${task.tokens[SEAT]}`);
  await page.locator('.board [data-place]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const milliseconds = performance.now() - begun;
  await devtools.send('Network.disable');
  return { first_bytes: bytes, first_requests: requests, first_milliseconds: milliseconds };
}

/** Play a move as somebody else would, from another device. */
async function play(seat: number, move: string, version: number): Promise<void> {
  const answer = await fetch(`${task.server}/api/tables/${task.table}/actions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${task.tokens[seat]}`,
    },
    body: JSON.stringify({ do: 'play', version, moves: [move] }),
  });
  if (!answer.ok) throw new Error(`${move}: ${await answer.text()}`);
}

/** Wait until the page shows a version, and nothing moves any more. */
async function settled(version: number): Promise<void> {
  await page.waitForFunction(
    (version) =>
      Number(document.querySelector<HTMLElement>('.table')?.dataset['version']) >= version &&
      !document.querySelector('.caption, .flight') &&
      !document.getAnimations().some(({ playState }) => playState === 'running'),
    version,
    // Looking often would be measured, too.
    { polling: 250 },
  );
}

/** What the page has spent so far, in milliseconds. */
async function spent(): Promise<{ scripting: number; drawing: number }> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string): number =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return {
    scripting: of('ScriptDuration'),
    drawing: of('RecalcStyleDuration') + of('LayoutDuration'),
  };
}

/** Note in the page when a click comes, when the next frame is shown, and when the move is. */
async function listenForClicks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { acknowledged: 0, answered: 0 };
    Object.assign(window, { seen });
    const table = document.querySelector('.table')!;
    addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        Object.assign(seen, { acknowledged: 0, answered: 0 });
        // What is set up within a frame runs when it has been drawn.
        requestAnimationFrame(() =>
          setTimeout(() => (seen.acknowledged = performance.now() - timeStamp)),
        );
        const watcher = new MutationObserver(() => {
          watcher.disconnect();
          requestAnimationFrame(() =>
            setTimeout(() => (seen.answered = performance.now() - timeStamp)),
          );
        });
        watcher.observe(table, { attributeFilter: ['data-version'] });
      },
      true,
    );
  });
}

/** Where on the screen one clicks for a move; null where it is no move of the board, or covered. */
async function placeOf(move: string): Promise<{ x: number; y: number } | null> {
  const target = targetOf(parseMove(move), SEAT);
  if (!target || !CLICKED.includes(parseMove(move).does)) return null;
  const box = await page.locator(`[data-target="${targetKey(target)}"] .ring`).boundingBox();
  if (!box) throw new Error(`${targetKey(target)} is not lit`);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isSeen = await page.evaluate(
    ({ x, y }) => !!document.elementFromPoint(x, y)?.closest('.board'),
    at,
  );
  return isSeen ? at : null;
}

/** Click there, and note how long the answers took. */
async function click({ x, y }: { x: number; y: number }, version: number): Promise<void> {
  await page.mouse.click(x, y);
  await settled(version);
  const { acknowledged, answered } = await page.evaluate(
    () => (window as unknown as { seen: { acknowledged: number; answered: number } }).seen,
  );
  clicks.acknowledged.push(acknowledged);
  clicks.answered.push(answered);
}
