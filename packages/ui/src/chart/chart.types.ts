/** Weight of a series among the others: what matters, what it is weighed against, what comes of both. */
export type ChartTone = 'accent' | 'quiet' | 'strong';

/** A place on the x axis. */
export interface ChartCategory {
  name: string;
  /** What the axis says, where the name is too long for it. */
  short?: string;
}

/** Numbers of one thing, one for each category. */
export interface ChartSeries {
  name: string;
  kind: 'bar' | 'line';
  tone: ChartTone;
  values: readonly number[];
}

/** What is drawn. */
export interface ChartData {
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
}

/** How numbers are written: on the axis, and in full. */
export interface ChartFormats {
  axis: (value: number) => string;
  value: (value: number) => string;
}
