/** What has been explained in this browser already. */
import type { LessonKey } from '../i18n/en/lessons';

const KEY = 'concordia.lessons.known';

function all(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export function isKnown(text: LessonKey): boolean {
  return all().includes(text);
}

export function setKnown(text: LessonKey): void {
  localStorage.setItem(KEY, JSON.stringify([...new Set([...all(), text])]));
}

/** Begin anew: who turns explanations on wants them from the start. */
export function forgetAll(): void {
  localStorage.removeItem(KEY);
}
