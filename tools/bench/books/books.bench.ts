import { booksDatabase, deliveryTimes } from '../books-database.ts';
import { reportFigures } from '../figures.ts';
import { quantile } from '../product.ts';

/** Times of deliveries, lists of the books and the check, with few and with many orders: npm run bench -- books */

const companies = { small: 1000, big: 100_000 } as const;
const runs = 200;

function summary(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1);
  return `min ${at(0)}, median ${at(0.5)}, p95 ${at(0.95)} ms`;
}

async function timesOf(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times;
}

const accounts = [
  { account: 'driver_cash', holder_id: 'D-1' },
  { account: 'merchant_payable', holder_id: 'M-1' },
  { account: 'clearing' },
];

const books = await booksDatabase(companies);
try {
  for (const [companyId, orders] of Object.entries(companies)) {
    const admin = await books.signIn(companyId);
    const report = (what: string, times: readonly number[]) => {
      console.log(`${orders} orders, ${what}: ${summary(times)}`);
      reportFigures({ [`${companyId}, ${what}, ms`]: quantile(times) });
    };
    report('delivery', await deliveryTimes(admin, runs));
    report('DisplayCash', await timesOf(runs, () => admin.post('/DC/DisplayCash')));
    for (const filter of accounts) {
      const name = Object.values(filter).join(' ');
      const balance = () => admin.post('/DC/DisplayAccountBalances', { filter });
      const journal = () => admin.post('/DC/DisplayJournal', { filter, limit: 50 });
      report(`balance of ${name}`, await timesOf(runs, balance));
      report(`journal of ${name}`, await timesOf(runs, journal));
    }
  }
  console.log(`every check, both companies: ${summary(await timesOf(3, books.check))}`);
  console.log(`identity, both companies: ${summary(await timesOf(3, books.identities))}`);
  console.log((await books.identities()).join('\n'));
} finally {
  await books.stop();
}
