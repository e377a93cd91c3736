import { Counter, type Registry } from 'prom-client';

/** A number that only increases, for each combination of label values. */
export interface ReleaseCounter<Label extends string> {
  add(labels: Readonly<Record<Label, string>>): void;
}

/**
 * Creates a counter in a registry.
 *
 * @param mostSeries Highest number of label combinations. Beyond it the one that has not increased for longest is dropped,
 *   so that the memory of a process does not grow with the number of releases.
 */
export function createCounter<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labels: readonly Label[],
  mostSeries = 500,
): ReleaseCounter<Label> {
  const counter = new Counter({ name, help, labelNames: labels, registers: [registry] });
  const series = new Map<string, Readonly<Record<Label, string>>>();
  return {
    add(values) {
      counter.labels(values).inc();
      const key = JSON.stringify(labels.map((label) => values[label]));
      series.delete(key); // Set again below, so that the first entry is the one that has not increased for longest.
      series.set(key, values);
      const [oldest] = series;
      if (series.size <= mostSeries || !oldest) return;
      series.delete(oldest[0]);
      counter.remove(oldest[1]);
    },
  };
}
