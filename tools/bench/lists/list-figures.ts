import type { Figures } from '../figures.ts';
import { quantile } from '../product.ts';
import type { interactionTimes } from './interactions.ts';

/** Times of a list in ms, by measurement. */
export type ListTimes = Awaited<ReturnType<typeof interactionTimes>> & { search: number[] };

/** A list in the table: median and 95th percentile of each measurement. */
export function rowOf(list: string, times: ListTimes) {
  const cells = Object.entries(times).map(([name, values]): [string, string] => [
    `${name} p75 / longest`,
    values.length > 0 ? `${Math.round(quantile(values, 0.75))} / ${Math.round(Math.max(...values))}` : '',
  ]);
  return { list, ...Object.fromEntries(cells) };
}

/** Median and 95th percentile of each measurement of a list that has its control. */
export function figuresOf(list: string, times: ListTimes): Figures {
  const measured = Object.entries(times).filter(([, values]) => values.length > 0);
  return Object.fromEntries(
    measured.flatMap(([name, values]) => [
      [`${list} ${name}, p75`, quantile(values, 0.75)],
      [`${list} ${name}, longest`, Math.max(...values)],
    ]),
  );
}

/** The largest figure of each measurement over all lists. */
export function worstOf(lists: readonly Figures[]): Figures {
  const worst: Record<string, number> = {};
  for (const [name, value] of lists.flatMap((figures) => Object.entries(figures))) {
    const general = `worst${name.slice(name.indexOf(' '))}`;
    worst[general] = Math.max(worst[general] ?? 0, value);
  }
  return worst;
}
