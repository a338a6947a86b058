/** Whatever goes wrong on a page while somebody plays on it. */
import type { Page } from 'playwright-core';

/** What Chromium itself says about a socket or a request while there is no connection. */
const NO_CONNECTION =
  /WebSocket connection to .* failed|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)/;

export class Watch {
  readonly faults: string[] = [];
  /** There is no connection just now, and it is right to complain of that. */
  breaks = false;

  constructor(page: Page) {
    page.on('pageerror', ({ message }) => this.faults.push(message));
    page.on('console', (said) => {
      if (said.type() !== 'error' && said.type() !== 'warning') return;
      if (this.breaks && NO_CONNECTION.test(said.text())) return;
      this.faults.push(said.text());
    });
  }
}
