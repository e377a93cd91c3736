/** A point of a stroke, in a box of {@link padWidth} by {@link padHeight}; `time` in milliseconds makes the line's width. */
export interface StrokePoint {
  x: number;
  y: number;
  time: number;
  color?: string | undefined;
}

export type Stroke = readonly StrokePoint[];

/** Size of the drawing area. Where the screen is narrower it is drawn smaller, and means the same. */
export const padWidth = 500;
export const padHeight = 200;

/** A drawing with less ink than this is a stray dot or a slip. */
const leastInk = 40;

/** Strokes as they are where the area is `factor` times as large. */
export function scaleStrokes(strokes: readonly Stroke[], factor: number): StrokePoint[][] {
  return strokes.map((stroke) =>
    stroke.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  );
}

function lengthOf(stroke: Stroke) {
  return stroke.reduce((sum, point, at) => {
    const before = stroke[at - 1] ?? point;
    return sum + Math.hypot(point.x - before.x, point.y - before.y);
  }, 0);
}

/** Whether somebody drew something that can be taken for a signature. */
export function isSignature(strokes: readonly Stroke[]): boolean {
  return strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) >= leastInk;
}
