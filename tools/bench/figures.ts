import { readFileSync, writeFileSync } from 'node:fs';

/** Results of a benchmark by name. */
export type Figures = Readonly<Record<string, number>>;

/** Environment variable of a benchmark that `npm run bench` starts: the file for its figures. */
export const figuresVariable = 'BENCH_FIGURES';

/** Adds figures to the file of {@link figuresVariable}. A benchmark that runs alone has none, and prints its tables only. */
export function reportFigures(figures: Figures): void {
  const file = process.env[figuresVariable];
  if (!file) return;
  const before = JSON.parse(readFileSync(file, 'utf8')) as Figures;
  writeFileSync(file, JSON.stringify({ ...before, ...figures }));
}
