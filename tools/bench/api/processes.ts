import { quantile } from '../product.ts';
import { requestsPerSecond, type Target } from './load.ts';
import { serveApi } from './servers.ts';
import { manyOf, ordersPath, rounded, type Bench, type Measured } from './subjects.ts';
import { everyPage } from './throughput.ts';

const loadSeconds = 4;

interface Side {
  processes: number;
  pages: 'unchanged' | 'different';
  targets: readonly [Target, ...Target[]];
  results: number[];
}

/** Page requests per second, ten at a time, with one process of the API and with two. */
export async function measureProcesses(bench: Bench): Promise<Measured> {
  const many = manyOf(bench);
  const started = [];
  const sides: Side[] = [];
  try {
    for (const processes of [1, 2]) {
      const settings = { API_PROCESSES: String(processes) };
      const { api, as } = await serveApi(bench.url, settings, 8496 + processes);
      started.push(api);
      const caller = await as(many.id);
      const unchanged = caller.to(ordersPath, { limit: 50 });
      sides.push(
        { processes, pages: 'unchanged', targets: [unchanged], results: [] },
        { processes, pages: 'different', targets: await everyPage({ api: caller }), results: [] },
      );
    }
    for (const { targets } of sides) await requestsPerSecond(targets, 2);
    for (let round = 0; round < bench.rounds; round += 1) {
      for (const { targets, results } of sides) results.push(await requestsPerSecond(targets, loadSeconds));
    }
  } finally {
    await Promise.all(started.map((api) => api.stop()));
  }
  const ofOne = (pages: Side['pages']) => sides.find((side) => side.pages === pages)?.results ?? [];
  return {
    title: 'Pages a second by processes of the API; client and database share the machine',
    rows: sides.map(({ processes, pages, results }) => ({
      pages,
      processes,
      'requests/s': Math.round(quantile(results)),
      ratio: rounded(quantile(results) / quantile(ofOne(pages)), 2),
    })),
    figures: Object.fromEntries(
      sides.map(({ processes, pages, results }) => [
        `${processes} processes, ${pages} pages, requests/s`,
        quantile(results),
      ]),
    ),
  };
}
