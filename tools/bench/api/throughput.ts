import { quantile } from '../product.ts';
import { ask } from './ask.ts';
import { requestsPerSecond, type Target } from './load.ts';
import { manyOf, ordersPath, rounded, type Bench, type Company, type Measured } from './subjects.ts';

const loadSeconds = 4;

/** Every page of a company's orders. */
export async function everyPage({ api }: Pick<Company, 'api'>): Promise<[Target, ...Target[]]> {
  const targets: [Target, ...Target[]] = [api.to(ordersPath, { limit: 50 })];
  for (let last: Target | undefined = targets[0]; last;) {
    const { content } = await ask(last, true);
    const { next } = JSON.parse(content.toString()) as { next: string | null };
    last = next ? api.to(ordersPath, { limit: 50, cursor: next }) : undefined;
    if (last) targets.push(last);
  }
  return targets;
}

/** Page requests per second, ten at a time. */
export async function measurePages(bench: Bench): Promise<Measured> {
  const many = manyOf(bench);
  const page = { company: many.id, limit: 50 };
  const sides: { server: string; targets: [Target, ...Target[]]; results: number[] }[] = [
    { server: 'plain', targets: [bench.plain.to('/page', page)], results: [] },
    {
      server: 'plain with a total',
      targets: [bench.plain.to('/page', { ...page, total: true })],
      results: [],
    },
    { server: 'Tawseel, the same page', targets: [many.api.to(ordersPath, { limit: 50 })], results: [] },
    { server: 'Tawseel, different pages', targets: await everyPage(many), results: [] },
  ];
  for (const { targets } of sides) await requestsPerSecond(targets, 2);
  for (let round = 0; round < bench.rounds; round += 1) {
    for (const { targets, results } of sides) results.push(await requestsPerSecond(targets, loadSeconds));
  }
  const least = quantile(sides[0]?.results ?? []);
  return {
    title: `Pages of 50 of ${many.orders} orders, requests a second. Plain has no session`,
    rows: sides.map(({ server, results }) => ({
      server,
      'requests/s': Math.round(quantile(results)),
      ratio: rounded(quantile(results) / least, 2),
    })),
    figures: Object.fromEntries(
      sides.map(({ server, results }) => [`${server}, requests/s`, quantile(results)]),
    ),
  };
}
