/** The rules as the build makes them of docs/reference/rules.md. */

/** A rule with its number, or what stands under a heading without one. */
export interface Rule {
  /** Its address on the page: `rule-5.2b`, or a heading's as in the source. */
  id: string;
  /** Empty where it has none. */
  number: string;
  html: string;
}

export interface Section {
  id: string;
  /** 2 for a section, 3 for a part of one. */
  level: 2 | 3;
  title: string;
  rules: Rule[];
}
