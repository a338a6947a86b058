/** The rules over whatever page is open: where one reads there, and how to get there. */

class RulesOver {
  /** A rule's number, empty for the beginning; null while the rules are closed. */
  anchor: string | null = $state(null);

  open(anchor = ''): void {
    this.anchor = anchor;
  }

  close(): void {
    this.anchor = null;
  }
}

export const rulesOver = new RulesOver();
