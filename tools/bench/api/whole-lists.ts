import type { Figures } from '../figures.ts';
import { quantile } from '../product.ts';
import { ask } from './ask.ts';
import { companyOf, manyOf, ordersPath, rounded, type Bench, type Measured } from './subjects.ts';

/** Peak of the API's memory in MB while it sends the whole list of the largest company; nothing without one. */
async function peakOfMost(bench: Bench): Promise<Figures> {
  const most = companyOf(bench, 'most');
  if (!most) return {};
  most.api.memory();
  await ask(most.api.to(ordersPath, {}));
  return { 'whole list, largest company, peak MB': most.api.memory().most };
}

/** The whole list: time to its last byte, and the growth of memory during that time. */
export async function measureWhole(bench: Bench): Promise<Measured> {
  const many = manyOf(bench);
  const sides = [
    { server: many.api, target: many.api.to(ordersPath, {}) },
    { server: bench.plain, target: bench.plain.to('/whole', { company: many.id }) },
  ];
  const results = sides.map(() => ({
    ms: [] as number[],
    most: [] as number[],
    rise: [] as number[],
    bytes: 0,
  }));
  for (let round = 0; round < bench.rounds; round += 1) {
    for (const [at, { server, target }] of sides.entries()) {
      const { now } = server.memory();
      const { ms, bytes } = await ask(target);
      const { most } = server.memory();
      const result = results[at];
      if (!result) continue;
      result.ms.push(ms);
      result.most.push(most);
      result.rise.push(most - now);
      result.bytes = bytes;
    }
  }
  const plainMs = quantile(results[1]?.ms ?? []);
  return {
    title: `Whole list of ${many.orders} orders`,
    rows: results.map(({ ms, most, rise, bytes }, at) => ({
      server: sides[at]?.server.name,
      ms: Math.round(quantile(ms)),
      ratio: rounded(quantile(ms) / plainMs, 2),
      'answer, MB': rounded(bytes / 1e6),
      'peak memory, MB': Math.round(Math.max(...most)),
      'largest rise, MB': Math.round(Math.max(...rise)),
    })),
    figures: {
      'whole list, ms': quantile(results[0]?.ms ?? []),
      'whole list, peak MB': Math.max(...(results[0]?.most ?? [])),
      'whole list, plain, ms': plainMs,
      ...(await peakOfMost(bench)),
    },
  };
}

function rowsIn(content: Buffer, format: string) {
  if (format === 'csv') return content.toString().split('\r\n').length - 2;
  return Number(/rows=(\d+)$/.exec(content.toString('latin1', content.length - 40))?.[1]);
}

/** All orders as a file. */
export async function measureExports(bench: Bench): Promise<Measured> {
  const { api, orders: size } = manyOf(bench);
  const rows = [];
  const figures: Record<string, number> = {};
  for (const format of ['csv', 'xlsx']) {
    const seconds = [];
    let read;
    api.memory();
    for (let round = 0; round < Math.min(bench.rounds, 3); round += 1) {
      read = await ask(api.to('/DC/Export/orders', { format }), true);
      seconds.push(read.ms / 1000);
    }
    const exported = read ? rowsIn(read.content, format) : 0;
    figures[`export ${format}, s`] = quantile(seconds);
    figures[`export ${format}, missing rows`] = size - exported;
    rows.push({
      format,
      seconds: rounded(quantile(seconds), 2),
      rows: exported,
      MB: rounded((read?.bytes ?? 0) / 1e6),
      'peak memory, MB': Math.round(api.memory().most),
    });
  }
  return { title: `Export of ${size} orders`, rows, figures };
}
