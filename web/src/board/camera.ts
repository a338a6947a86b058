/** What part of the sheet is seen: a scale and where the sheet's corner lies on the screen. */
import type { Point } from './geometry';

export interface Camera {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How many times larger than the whole sheet in the window one can look. */
const CLOSEST = 6;
/** The sheet never leaves this much of the window, in parts of it. */
const HOLD = 0.3;

/** See the whole sheet, in the middle of the window. */
export function fit(sheet: Size, window: Size): Camera {
  const scale = Math.min(window.width / sheet.width, window.height / sheet.height);
  return centred({ x: sheet.width / 2, y: sheet.height / 2 }, scale, window);
}

/** At this scale pieces have the size that they were drawn for; from farther away they grow. */
const DRAWN_FOR = 0.46;
const MOST_GROWN = 1.6;

/** Return how much larger than the map pieces are drawn at a scale. */
export function grownAt(scale: number): number {
  return Math.max(1, Math.min(MOST_GROWN, DRAWN_FOR / scale));
}

/** At this scale a small number on the board can be read. */
const READ_AT = 0.82;
const MOST_READABLE = 1.8;

/** Return how much larger still a small number is drawn on a piece, so that it can be read. */
export function readableAt(scale: number): number {
  return Math.max(1, Math.min(MOST_READABLE, READ_AT / (scale * grownAt(scale))));
}

/** Look at a point of the sheet from so near. */
export function centred(at: Point, scale: number, window: Size): Camera {
  return { scale, x: window.width / 2 - at.x * scale, y: window.height / 2 - at.y * scale };
}

/** Come nearer by a factor while the point under the finger stays there. */
export function zoomed(
  camera: Camera,
  finger: Point,
  factor: number,
  sheet: Size,
  window: Size,
): Camera {
  const least = fit(sheet, window).scale;
  const scale = Math.max(least, Math.min(least * CLOSEST, camera.scale * factor));
  const real = scale / camera.scale;
  return held(
    {
      scale,
      x: finger.x - (finger.x - camera.x) * real,
      y: finger.y - (finger.y - camera.y) * real,
    },
    sheet,
    window,
  );
}

/** Shift what is seen. */
export function moved(camera: Camera, by: Point, sheet: Size, window: Size): Camera {
  return held({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, sheet, window);
}

/** Return where a point of the window lies on the sheet. */
export function onSheet(camera: Camera, at: Point): Point {
  return { x: (at.x - camera.x) / camera.scale, y: (at.y - camera.y) / camera.scale };
}

function held(camera: Camera, sheet: Size, window: Size): Camera {
  return {
    scale: camera.scale,
    x: clampSide(camera.x, sheet.width * camera.scale, window.width),
    y: clampSide(camera.y, sheet.height * camera.scale, window.height),
  };
}

/** A sheet smaller than the window stays in its middle; a larger one never leaves it bare. */
function clampSide(start: number, sheet: number, window: number): number {
  if (sheet <= window) return (window - sheet) / 2;
  const slack = window * HOLD;
  return Math.max(window - sheet - slack, Math.min(slack, start));
}
