/** Pictures of every map in the gallery: `npm run shots FOLDER` (system Chromium, or CHROMIUM=path). */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { createServer } from 'vite';
import { needChromium } from './chromium.ts';
import { MAPS } from './maps/atlas.ts';

const SIZES = [
  [390, 844],
  [1366, 768],
  [1920, 1080],
] as const;
const THEMES = ['light', 'dark'] as const;

const [folder, ...wanted] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder for the pictures: npm run shots FOLDER [MAP ...]');
mkdirSync(folder, { recursive: true });

const server = await createServer({ server: { port: 0 }, logLevel: 'warn' });
await server.listen();
const browser = await chromium.launch({
  executablePath: needChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const map of wanted.length ? wanted : MAPS) {
  for (const size of SIZES) {
    for (const theme of THEMES) await take(browser, map, size, theme);
  }
}
await browser.close();
await server.close();

async function take(
  browser: Browser,
  map: string,
  [width, height]: readonly [number, number],
  theme: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${server.resolvedUrls!.local[0]}gallery.html?map=${map}&theme=${theme}`);
  await page.locator('.board .temple').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder!, `${map}-${width}x${height}-${theme}.png`) });
  await page.close();
  if (faults.length) throw new Error(`${map}: ${faults.join('\n')}`);
}
