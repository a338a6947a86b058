/** Light or dark: as the system has it, unless somebody chose. */

const KEY = 'concordia.theme';

export function startTheme(): void {
  document.documentElement.dataset['theme'] = localStorage.getItem(KEY) ?? '';
}

/** Turn what is light now dark, and the other way round. */
export function turnTheme(): void {
  const dark =
    document.documentElement.dataset['theme'] === 'dark' ||
    (document.documentElement.dataset['theme'] === '' &&
      matchMedia('(prefers-color-scheme: dark)').matches);
  const next = dark ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = next;
  localStorage.setItem(KEY, next);
}
