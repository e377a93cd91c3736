import { quantile } from '../product.ts';
import { takeTurns } from './ask.ts';
import { ordersPath, rounded, type Bench, type Measured } from './subjects.ts';

/** Words of searches: of cities, phones, ids, statuses and names, and one that no order has. */
export const words = [
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
export async function measureSearch(bench: Bench): Promise<Measured> {
  const rows = [];
  const figures: Record<string, number> = {};
  for (const { id, orders: size, api } of bench.companies) {
    if (id === 'few') continue;
    const sides = [
      {
        server: 'Tawseel',
        to: (search: string) => api.to(ordersPath, { limit: 50, search, total: false }),
      },
      { server: 'Tawseel, counted', to: (search: string) => api.to(ordersPath, { limit: 50, search }) },
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
      figures[`search of ${id}, ${server}, p95`] = quantile(all, 0.95);
      rows.push({
        orders: size,
        server,
        'p50, ms': rounded(quantile(all)),
        'p95, ms': rounded(quantile(all, 0.95)),
        'most, ms': rounded(Math.max(...all)),
      });
    }
  }
  return { title: `Search by ${words.length} words, a page of 50`, rows, figures };
}
