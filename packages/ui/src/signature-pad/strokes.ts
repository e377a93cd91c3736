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

/** Strokes scaled by `factor`. */
export function scaleStrokes(strokes: readonly Stroke[], factor: number): StrokePoint[][] {
  return strokes.map((stroke) =>
    stroke.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  );
}
