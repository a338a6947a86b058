/** Where this machine's Chromium is: CHROMIUM names it, or it is on the PATH. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Return the path of a Chromium that can be run, or null. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const paths = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return paths.find(isRunnable) ?? null;
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Return the path of a Chromium, which a script cannot do without. */
export function needChromium(): string {
  const found = findChromium();
  if (!found) throw new Error('No Chromium is on the PATH, and CHROMIUM names none.');
  return found;
}
