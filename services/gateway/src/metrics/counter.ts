/** A number that only grows, one for each set of values of its labels. */
export interface Counter<Label extends string> {
  add(labels: Readonly<Record<Label, string>>): void;
  /** In Prometheus' text format, https://prometheus.io/docs/instrumenting/exposition_formats/ */
  text(): string;
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

/**
 * Makes a counter.
 *
 * @param mostSeries How many sets of values are kept. Past them the one that has not grown for longest is forgotten, so
 *   that a process that sees many releases does not grow with them.
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
      series.delete(key); // set again, so that the map's first is the one that has not grown for longest
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
