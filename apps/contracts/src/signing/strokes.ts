/** A point of a stroke, in a box of {@link padWidth} by {@link padHeight}; `time` in ms determines the line width. */
export interface StrokePoint {
  x: number;
  y: number;
  time: number;
  color?: string | undefined;
}

export type Stroke = readonly StrokePoint[];

/** Size of the drawing area. A narrower screen shows it scaled down. */
export const padWidth = 500;
export const padHeight = 200;

/** A drawing with less ink is a dot or a slip, not a signature. */
const leastInk = 40;

/** Strokes scaled by `factor`. */
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

/** Whether the strokes have enough ink for a signature. */
export function isSignature(strokes: readonly Stroke[]): boolean {
  return strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) >= leastInk;
}
