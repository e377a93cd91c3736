/** A number that only increases, for each combination of label values. */
export interface Counter<Label extends string> {
  add(labels: Readonly<Record<Label, string>>): void;
  /** In the text format of Prometheus, https://prometheus.io/docs/instrumenting/exposition_formats/ */
  text(): string;
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

/**
 * Creates a counter.
 *
 * @param mostSeries Highest number of label combinations. Beyond it the one that has not increased for longest is dropped,
 *   so that the memory of a process does not grow with the number of releases.
 */
export function createCounter<Label extends string>(
  name: string,
  help: string,
  labels: readonly Label[],
  mostSeries = 500,
): Counter<Label> {
  const series = new Map<string, number>();
  return {
    add(values) {
      const key = labels.map((label) => `${label}="${escaped(values[label])}"`).join(',');
      const count = (series.get(key) ?? 0) + 1;
      series.delete(key); // Set again below, so that the first entry is the one that has not increased for longest.
      series.set(key, count);
      if (series.size <= mostSeries) return;
      const [oldest = ''] = series.keys();
      series.delete(oldest);
    },
    text() {
      const lines = [...series].map(([key, count]) => `${name}{${key}} ${count}\n`);
      return `# HELP ${name} ${help}\n# TYPE ${name} counter\n${lines.join('')}`;
    },
  };
}
