import { quantile } from '../product.ts';
import { ask, takeTurns } from './ask.ts';
import { requestsPerSecond, type Target } from './load.ts';
import type { Server } from './servers.ts';

/** A company of the benchmark, with its number of orders. */
export interface Company {
  id: string;
  orders: number;
  api: Server;
}

/** Subjects of the benchmark: the companies from small to large, the API signed in to each, and the peer. */
export interface Bench {
  plain: Server;
  companies: readonly Company[];
  rounds: number;
}

/** A table of figures. */
export interface Figures {
  title: string;
  rows: object[];
}

const orders = '/DC/DisplayOrders';
const loadSeconds = 4;

function rounded(value: number, digits = 1) {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

/** The company of `--orders`; that of `--big`, if any, follows it. */
function manyOf({ companies }: Bench) {
  const many = companies.find(({ id }) => id === 'many');
  if (!many) throw new Error('There is no company to measure');
  return many;
}

/** Page requests per second, ten at a time. */
export async function measurePages(bench: Bench): Promise<Figures> {
  const many = manyOf(bench);
  const page = { company: many.id, limit: 50 };
  const sides = [
    { server: 'plain, no session, no total', target: bench.plain.to('/page', page), results: [] as number[] },
    {
      server: 'plain, with its total',
      target: bench.plain.to('/page', { ...page, total: true }),
      results: [],
    },
    { server: 'Tawseel', target: many.api.to(orders, { limit: 50 }), results: [] },
  ];
  for (const { target } of sides) await requestsPerSecond(target, 2);
  for (let round = 0; round < bench.rounds; round += 1) {
    for (const { target, results } of sides) results.push(await requestsPerSecond(target, loadSeconds));
  }
  const least = quantile(sides[0]?.results ?? []);
  return {
    title: `Pages of 50 of ${many.orders} orders, requests a second (to reach: >= 1.8x)`,
    rows: sides.map(({ server, results }) => ({
      server,
      'requests/s': Math.round(quantile(results)),
      ratio: rounded(quantile(results) / least, 2),
    })),
  };
}

/** The whole list: time to its last byte, and the growth of memory during that time. */
export async function measureWhole(bench: Bench): Promise<Figures> {
  const many = manyOf(bench);
  const sides = [
    { server: many.api, target: many.api.to(orders, {}) },
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
    title: `Whole list of ${many.orders} orders (to reach: <= 0.5x, memory flat)`,
    rows: results.map(({ ms, most, rise, bytes }, at) => ({
      server: sides[at]?.server.name,
      ms: Math.round(quantile(ms)),
      ratio: rounded(quantile(ms) / plainMs, 2),
      'answer, MB': rounded(bytes / 1e6),
      'peak memory, MB': Math.round(Math.max(...most)),
      'largest rise, MB': Math.round(Math.max(...rise)),
    })),
  };
}

const words = [
  'عمان',
  'خلدا',
  '0791',
  '07912',
  '1002',
  'cash',
  'delivered',
  'الخطيب',
  'ليلى حداد',
  'nothing like it',
];

/** Search of the orders, one request at a time. */
export async function measureSearch(bench: Bench): Promise<Figures> {
  const rows = [];
  for (const { id, orders: size, api } of bench.companies) {
    if (id === 'few') continue;
    const sides = [
      {
        server: 'Tawseel, as the console asks',
        to: (search: string) => api.to(orders, { limit: 50, search, total: false }),
      },
      { server: 'Tawseel, counted', to: (search: string) => api.to(orders, { limit: 50, search }) },
      { server: 'plain', to: (search: string) => bench.plain.to('/search', { company: id, search }) },
    ];
    const times = sides.map((): number[] => []);
    for (const word of words) {
      const taken = await takeTurns(
        sides.map(({ to }) => to(word)),
        bench.rounds,
      );
      for (const [at, all] of taken.entries()) times[at]?.push(...all);
    }
    for (const [at, { server }] of sides.entries()) {
      const all = times[at] ?? [];
      rows.push({
        orders: size,
        server,
        'p50, ms': rounded(quantile(all)),
        'p95, ms': rounded(quantile(all, 0.95)),
        'most, ms': rounded(Math.max(...all)),
      });
    }
  }
  return { title: `Search by ${words.length} words, a page of 50`, rows };
}

/** The page in the middle of the list: a filter finds its cursor, and the request omits the filter. */
async function middlePage(api: Server): Promise<Target> {
  const day = new Date(Date.now() - 182 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const body = { limit: 1, filter: { date_order_start: { to: day } } };
  const { content } = await ask(api.to(orders, body), true);
  const { next } = JSON.parse(content.toString()) as { next: string };
  return api.to(orders, { limit: 50, cursor: next });
}

/** Pages of 50 at different positions and list sizes, one request at a time. */
export async function measurePlaces(bench: Bench): Promise<Figures> {
  const pages: { orders: number; page: string; own: Target; plain: Target }[] = [];
  for (const { id, orders: size, api } of bench.companies) {
    const plain = (offset: number) => bench.plain.to('/page', { company: id, limit: 50, offset });
    pages.push({ orders: size, page: 'first', own: api.to(orders, { limit: 50 }), plain: plain(0) });
    if (id !== 'few')
      pages.push({ orders: size, page: 'middle', own: await middlePage(api), plain: plain(size / 2) });
  }
  const own = await takeTurns(
    pages.map((page) => page.own),
    bench.rounds * 40,
  );
  const plain = await takeTurns(
    pages.map((page) => page.plain),
    bench.rounds,
  );
  const least = quantile(own[0] ?? []);
  return {
    title: 'A page of 50, by how many orders there are (to reach: <= 1.3x of 50 of 50)',
    rows: pages.map(({ orders: size, page }, at) => ({
      orders: size,
      page,
      'Tawseel, ms': rounded(quantile(own[at] ?? []), 2),
      ratio: rounded(quantile(own[at] ?? []) / least, 2),
      'plain, ms': rounded(quantile(plain[at] ?? []), 2),
    })),
  };
}

/** The dashboard's two calls. */
export async function measureDashboard(bench: Bench): Promise<Figures> {
  const calls = ['/DC/HomeDashbord', '/DC/DisplayProfitsAfterPaymentTotal'];
  const rows = [];
  for (const { orders: size, api } of bench.companies) {
    const times = await takeTurns(
      calls.map((call) => api.to(call, {})),
      bench.rounds * 20,
    );
    for (const [at, call] of calls.entries()) {
      const all = times[at] ?? [];
      rows.push({
        orders: size,
        call,
        'p50, ms': rounded(quantile(all)),
        'p95, ms': rounded(quantile(all, 0.95)),
      });
    }
  }
  return { title: 'Dashboard', rows };
}

function rowsIn(content: Buffer, format: string) {
  if (format === 'csv') return content.toString().split('\r\n').length - 2;
  return Number(/rows=(\d+)$/.exec(content.toString('latin1', content.length - 40))?.[1]);
}

/** All orders as a file. */
export async function measureExports(bench: Bench): Promise<Figures> {
  const { api, orders: size } = manyOf(bench);
  const rows = [];
  for (const format of ['csv', 'xlsx']) {
    const seconds = [];
    let read;
    api.memory();
    for (let round = 0; round < Math.min(bench.rounds, 3); round += 1) {
      read = await ask(api.to('/DC/Export/orders', { format }), true);
      seconds.push(read.ms / 1000);
    }
    rows.push({
      format,
      seconds: rounded(quantile(seconds), 2),
      rows: read && rowsIn(read.content, format),
      MB: rounded((read?.bytes ?? 0) / 1e6),
      'peak memory, MB': Math.round(api.memory().most),
    });
  }
  return { title: `Export of ${size} orders (to reach: <= 5 s, none missing)`, rows };
}
