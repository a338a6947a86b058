/** The way of the keyboard's focus to something: Tab from part to part, arrows on the board. */
import type { Locator, Page } from 'playwright-core';

/** More keys than any way on a page takes. */
const LIMIT = 150;

interface View {
  there: boolean;
  /** What has the focus, told apart from everything else that has had it on this way. */
  at: string;
  /** The key that leads towards the target. */
  key: string;
}

/** Look from what has the focus towards the target. This runs on the page. */
function look(target: Element): View {
  const active = document.activeElement ?? document.body;
  const there = active === target;
  const board = target.closest('svg');
  if (active.closest('svg') !== board || !board) {
    const ahead = active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
    const isRadio = (one: Element): boolean => one.matches('[type=radio]');
    const inGroup = isRadio(active) && active.getAttribute('name') === target.getAttribute('name');
    const [on, back] = inGroup ? ['ArrowDown', 'ArrowUp'] : ['Tab', 'Shift+Tab'];
    return { there, at: '', key: ahead ? on : back };
  }
  const [from, to] = [active.getBoundingClientRect(), target.getBoundingClientRect()];
  const across = to.x > from.x ? 'ArrowRight' : 'ArrowLeft';
  const along = to.y > from.y ? 'ArrowDown' : 'ArrowUp';
  const key = Math.abs(to.x - from.x) > Math.abs(to.y - from.y) ? across : along;
  return { there, at: active.getAttribute('aria-label') ?? '', key };
}

export class Walk {
  private readonly seen = new Set<string>();
  private lost = false;

  constructor(
    private readonly page: Page,
    private readonly target: Locator,
  ) {}

  /** Press keys until the target has the focus. */
  async go(): Promise<void> {
    for (let n = 0; n < LIMIT; n++) {
      const view = await this.target.evaluate(look);
      if (view.there) return;
      await this.page.keyboard.press(this.next(view));
    }
    throw new Error(`the keyboard does not get to ${String(this.target)}`);
  }

  /** On the board, arrows lead there; who comes by the same place twice passes by all of them. */
  private next({ at, key }: View): string {
    if (!at) return key;
    this.lost ||= this.seen.has(at);
    this.seen.add(at);
    return this.lost ? 'PageDown' : key;
  }
}
