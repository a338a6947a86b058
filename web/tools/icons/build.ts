/** Makes the PNGs in public/icons of icon.svg: `npm run icons` (system Chromium, or CHROMIUM=path). */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { needChromium } from '../chromium.ts';

const ICONS = new URL('../../public/icons/', import.meta.url);
const GROUND = '#b23a2e';

/** A maskable icon, and Apple's, fill their square: systems cut the corners as they like. */
const PICTURES = [
  { file: '192.png', size: 192, share: 1, ground: 'transparent' },
  { file: '512.png', size: 512, share: 1, ground: 'transparent' },
  { file: 'maskable.png', size: 512, share: 0.8, ground: GROUND },
  { file: 'apple.png', size: 180, share: 0.9, ground: GROUND },
] as const;

const drawing = readFileSync(new URL('icon.svg', ICONS), 'utf8');
const browser = await chromium.launch({
  executablePath: needChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const picture of PICTURES) await paint(browser, picture);
await browser.close();

async function paint(
  painter: Browser,
  { file, size, share, ground }: (typeof PICTURES)[number],
): Promise<void> {
  const page = await painter.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{display:grid;place-content:center;height:100vh;margin:0;background:${ground}}` +
      `svg{width:${100 * share}vw;height:${100 * share}vw}</style>${drawing}`,
  );
  await page.screenshot({ path: fileURLToPath(new URL(file, ICONS)), omitBackground: true });
  await page.close();
}
