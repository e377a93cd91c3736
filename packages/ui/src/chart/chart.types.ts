/** Emphasis of a series: the main one, the one it is compared with, or their result. */
export type ChartTone = 'accent' | 'quiet' | 'strong';

/** A category on the x axis. */
export interface ChartCategory {
  name: string;
  /** Label on the axis if the name is too long. */
  short?: string;
}

/** A series: one number for each category; other values are not drawn. */
export interface ChartSeries {
  name: string;
  kind: 'bar' | 'line';
  tone: ChartTone;
  values: readonly unknown[];
}

/** Kind of drawing. */
export interface ChartData {
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
}

/** Formats of numbers: on the axis, at a bar, and in full. */
export interface ChartFormats {
  axis: (value: unknown) => string;
  bar: (value: unknown) => string;
  value: (value: unknown) => string;
}
