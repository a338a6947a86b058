/** Fingers and mouse on the board: dragging, pinching, tapping; as a Svelte action on its window. */
import type { Point } from './geometry';

export interface Gestures {
  drag: (by: Point) => void;
  zoom: (at: Point, factor: number) => void;
  /** Tells whether something was there to be picked. */
  tap: (at: Point) => boolean;
  doubleTap: (at: Point) => void;
  /** The mouse is here, or nowhere on the board. */
  hover: (at: Point | null) => void;
}

/** A finger that moved less than this has tapped. */
const TREMBLE = 8;
/** Two taps within this time, in milliseconds, and this near to each other are one double tap. */
const DOUBLE = 320;
const NEAR = 32;

/** Listen to a window; the function that is returned stops listening. */
export function listen(node: HTMLElement, gestures: Gestures): () => void {
  const hand = new Hand(node, gestures);
  const listeners: [string, (event: never) => void][] = [
    ['pointerdown', (event: PointerEvent) => hand.down(event)],
    ['pointermove', (event: PointerEvent) => hand.move(event)],
    ['pointerup', (event: PointerEvent) => hand.up(event)],
    ['pointercancel', (event: PointerEvent) => hand.cancel(event)],
    ['pointerleave', () => gestures.hover(null)],
    ['wheel', (event: WheelEvent) => hand.wheel(event)],
  ];
  for (const [name, heard] of listeners) {
    node.addEventListener(name, heard as EventListener, { passive: false });
  }
  return () => {
    for (const [name, heard] of listeners) node.removeEventListener(name, heard as EventListener);
  };
}

class Hand {
  private fingers = new Map<number, Point>();
  private travelled = 0;
  private lastTap: (Point & { time: number }) | null = null;

  constructor(
    private node: HTMLElement,
    private gestures: Gestures,
  ) {}

  down(event: PointerEvent): void {
    if (event.button > 0 || (event.target as Element).closest('button')) return;
    if (!this.fingers.size) this.travelled = 0;
    this.fingers.set(event.pointerId, this.at(event));
  }

  move(event: PointerEvent): void {
    const was = this.fingers.get(event.pointerId);
    if (!was) {
      if (event.pointerType === 'mouse') this.gestures.hover(this.at(event));
      return;
    }
    const is = this.at(event);
    const by = { x: is.x - was.x, y: is.y - was.y };
    this.travelled += Math.hypot(by.x, by.y);
    if (this.fingers.size === 1 && this.travelled < TREMBLE) return;
    // From now on it is a drag, and the board hears of it even where the finger leaves it.
    this.node.setPointerCapture?.(event.pointerId);
    if (this.fingers.size === 2) this.pinch(event.pointerId, was, is);
    else this.gestures.drag(by);
    this.fingers.set(event.pointerId, is);
  }

  up(event: PointerEvent): void {
    const tapped = this.fingers.size === 1 && this.travelled < TREMBLE;
    if (!this.fingers.delete(event.pointerId) || !tapped) return;
    const at = this.at(event);
    const last = this.lastTap;
    const isSecond =
      !!last &&
      event.timeStamp - last.time < DOUBLE &&
      Math.hypot(at.x - last.x, at.y - last.y) < NEAR;
    const isPick = this.gestures.tap(at);
    // Whoever picks one thing right after another wants both, and no closer look.
    this.lastTap = isPick || isSecond ? null : { ...at, time: event.timeStamp };
    if (isSecond && !isPick) this.gestures.doubleTap(at);
  }

  cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    this.gestures.zoom(this.at(event), Math.exp(-event.deltaY * lines * 0.0016));
  }

  private pinch(id: number, was: Point, is: Point): void {
    const other = [...this.fingers].find(([key]) => key !== id)![1];
    const gap = (p: Point): number => Math.max(1, Math.hypot(p.x - other.x, p.y - other.y));
    const middle = { x: (is.x + other.x) / 2, y: (is.y + other.y) / 2 };
    this.gestures.drag({ x: (is.x - was.x) / 2, y: (is.y - was.y) / 2 });
    this.gestures.zoom(middle, gap(is) / gap(was));
  }

  private at(event: MouseEvent): Point {
    const { left, top } = this.node.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }
}
