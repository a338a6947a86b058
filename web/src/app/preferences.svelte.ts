/** What somebody at this browser wants: light, movement, sound, notices, explanations. */

/** All choices; the first of each is taken until somebody chooses. */
const CHOICES = {
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'less'],
  sound: ['off', 'on'],
  notify: ['off', 'on'],
  lessons: ['on', 'off'],
} as const;

export type Preference = keyof typeof CHOICES;
export type Choice<Name extends Preference> = (typeof CHOICES)[Name][number];

/** The colour of the browser's own bars: that of the plaster in tokens.css. */
const BARS = { light: '#f3ecdd', dark: '#1e1b18' };

export class Preferences {
  private readonly chosen: Partial<Record<Preference, string>> = $state({});

  constructor() {
    for (const name of Object.keys(CHOICES) as Preference[]) {
      const kept = localStorage.getItem(storedAs(name));
      if (kept !== null && (CHOICES[name] as readonly string[]).includes(kept)) {
        this.chosen[name] = kept;
      }
    }
  }

  of<Name extends Preference>(name: Name): Choice<Name> {
    return (this.chosen[name] ?? CHOICES[name][0]) as Choice<Name>;
  }

  /** Whether somebody has ever chosen this. */
  has(name: Preference): boolean {
    return this.chosen[name] !== undefined;
  }

  choose<Name extends Preference>(name: Name, choice: Choice<Name>): void {
    this.chosen[name] = choice;
    localStorage.setItem(storedAs(name), choice);
    this.apply();
  }

  /** Tell the page what its styles and its frame need to know. */
  apply(): void {
    const theme = this.of('theme');
    const { dataset } = document.documentElement;
    dataset['theme'] = theme === 'system' ? '' : theme;
    dataset['motion'] = this.of('motion');
    for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      bar.content = BARS[theme === 'system' ? (bar.dataset['for'] as 'light' | 'dark') : theme];
    }
  }
}

function storedAs(name: Preference): string {
  return `concordia.${name}`;
}

export const preferences = new Preferences();
