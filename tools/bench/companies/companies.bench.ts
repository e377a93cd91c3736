import pg from 'pg';
import { parseArgs } from 'node:util';
import { ask } from '../api/ask.ts';
import type { Target } from '../api/load.ts';
import { companyPassword, serveApi, type Server } from '../api/servers.ts';
import { words } from '../api/search-times.ts';
import { reportFigures } from '../figures.ts';
import { ordersDatabase } from '../orders-database.ts';
import { quantile } from '../product.ts';

// Requests of many companies in one database, beside those of one of them: `--companies 1000 --orders 2000`. Each request of
// the many is of a random company, so that neither its rows nor its part of the indexes are where the last request left them.

const clients = 4;
const signedIn = 250;
const template = 'c1';

const columnsOf = async (client: pg.Client, table: string) => {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and attgenerated = '' and attname not in ('company_id', 'parcel_code')`,
    [table],
  );
  return rows.map(({ name }) => name);
};

/** Copies the rows of the first company to the others, without their triggers. */
async function copyCompany(url: string, companies: number) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`set session_replication_role = replica`);
  for (const table of [
    'companies',
    'accounts',
    'payment_types',
    'merchants',
    'drivers',
    'tallies',
    'orders',
  ]) {
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index i
       where indrelid = $1::regclass and not indisprimary and not exists (select from pg_constraint where conindid = indexrelid)`,
      [table],
    );
    if (table === 'orders') for (const { name } of indexes) await client.query(`drop index ${name}`);
    const names = (await columnsOf(client, table)).map((name) => `"${name}"`).join(', ');
    for (let from = 2; from <= companies; from += 100) {
      await client.query(
        `insert into ${table} (company_id, ${names}) select 'c' || n, ${names} from ${table}, generate_series(${from}, ${Math.min(from + 99, companies)}) n
         where company_id = '${template}'`,
      );
    }
    if (table === 'orders') {
      await client.query(`set maintenance_work_mem = '512MB'`);
      for (const { definition } of indexes) await client.query(definition);
    }
  }
  await client.query('vacuum analyze');
  await client.end();
}

/** Times in ms of requests that several clients send, one after the other each. */
async function timesOf(next: () => Target, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) times.push((await ask(next())).ms);
    }),
  );
  return times;
}

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

async function main() {
  const { values } = parseArgs({
    options: {
      companies: { type: 'string', default: '1000' },
      orders: { type: 'string', default: '2000' },
      seconds: { type: 'string', default: '15' },
    },
  });
  const [companies, orders] = [Number(values.companies), Number(values.orders)];
  const database = await ordersDatabase({ [template]: orders }, companyPassword);
  let stop = () => Promise.resolve();
  try {
    const start = performance.now();
    await copyCompany(database.plainUrl, companies);
    console.log(`${companies * orders} orders after ${Math.round((performance.now() - start) / 1000)} s`);
    const { api, as } = await serveApi(database.url);
    stop = api.stop;
    const some: Server[] = [];
    for (let at = 0; at < Math.min(signedIn, companies); at += 1)
      some.push(await as(`c${1 + Math.floor((at * companies) / signedIn)}`));
    const page = (server: Server) =>
      server.to('/DC/DisplayOrders', { limit: 50, sort: '-date_order_start', total: false });
    const search = (server: Server) =>
      server.to('/DC/DisplayOrders', { limit: 50, search: pick(words), total: false });
    const rows = [];
    const figures: Record<string, number> = {};
    for (const [what, request] of Object.entries({ page, search })) {
      const of = { one: some.slice(0, 1), random: some };
      for (const [which, servers] of Object.entries(of)) {
        await timesOf(() => request(pick(servers)), 2);
        const times = await timesOf(() => request(pick(servers)), Number(values.seconds));
        figures[`${what} of ${which} company, p95`] = quantile(times, 0.95);
        rows.push({
          what,
          company: which,
          requests: times.length,
          p50: Number(quantile(times).toFixed(1)),
          p95: Number(quantile(times, 0.95).toFixed(1)),
        });
      }
    }
    console.log(`\n${companies} companies with ${orders} orders each, ${clients} clients, in ms`);
    console.table(rows);
    reportFigures(figures);
  } finally {
    await stop();
    await database.stop();
  }
}

await main();
