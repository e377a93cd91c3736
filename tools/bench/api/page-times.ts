import { quantile } from '../product.ts';
import { ask, takeTurns } from './ask.ts';
import type { Target } from './load.ts';
import type { Server } from './servers.ts';
import { ordersPath, rounded, type Bench, type Measured } from './subjects.ts';

/** The page in the middle of the list: a filter finds its cursor, and the request omits the filter. */
async function middlePage(api: Server): Promise<Target> {
  const day = new Date(Date.now() - 182 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const body = { limit: 1, filter: { date_order_start: { to: day } } };
  const { content } = await ask(api.to(ordersPath, body), true);
  const { next } = JSON.parse(content.toString()) as { next: string };
  return api.to(ordersPath, { limit: 50, cursor: next });
}

/** Pages of 50 at different positions and list sizes, one request at a time. */
export async function measurePlaces(bench: Bench): Promise<Measured> {
  const pages: { id: string; orders: number; page: string; own: Target; plain: Target }[] = [];
  for (const { id, orders: size, api } of bench.companies) {
    const plain = (offset: number) => bench.plain.to('/page', { company: id, limit: 50, offset });
    pages.push({ id, orders: size, page: 'first', own: api.to(ordersPath, { limit: 50 }), plain: plain(0) });
    if (id !== 'few')
      pages.push({ id, orders: size, page: 'middle', own: await middlePage(api), plain: plain(size / 2) });
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
    title: 'A page of 50, by the number of orders',
    rows: pages.map(({ orders: size, page }, at) => ({
      orders: size,
      page,
      'Tawseel, ms': rounded(quantile(own[at] ?? []), 2),
      ratio: rounded(quantile(own[at] ?? []) / least, 2),
      'plain, ms': rounded(quantile(plain[at] ?? []), 2),
    })),
    figures: Object.fromEntries(
      pages.flatMap(({ id, page }, at) => [
        [`${page} page of ${id}, ms`, quantile(own[at] ?? [])],
        [`${page} page of ${id}, plain, ms`, quantile(plain[at] ?? [])],
      ]),
    ),
  };
}

/** The dashboard's two calls. */
export async function measureDashboard(bench: Bench): Promise<Measured> {
  const calls = ['/DC/HomeDashbord', '/DC/DisplayProfitsAfterPaymentTotal'];
  const rows = [];
  const figures: Record<string, number> = {};
  for (const { id, orders: size, api } of bench.companies) {
    const times = await takeTurns(
      calls.map((call) => api.to(call, {})),
      bench.rounds * 20,
    );
    figures[`dashboard of ${id}, ms`] = times.reduce((sum, all) => sum + quantile(all), 0);
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
  return { title: 'Dashboard', rows, figures };
}
