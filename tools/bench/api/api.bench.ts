import { parseArgs } from 'node:util';
import { reportFigures } from '../figures.ts';
import { ordersDatabase } from '../orders-database.ts';
import { companyPassword, serveApi, servePlain } from './servers.ts';
import { measureStreams } from './many-streams.ts';
import { measureDashboard, measurePlaces } from './page-times.ts';
import { measureProcesses } from './processes.ts';
import { measureSearch } from './search-times.ts';
import type { Bench } from './subjects.ts';
import { measurePages } from './throughput.ts';
import { measureExports, measureWhole } from './whole-lists.ts';

// The API on a PostgreSQL server, beside Fastify and pg over the same table: medians of runs that take turns. `--orders
// 100000` and `--big 1000000` say how many orders the two companies have, `--rounds 5` how often, `--only search` what.

const measurements = {
  pages: measurePages,
  processes: measureProcesses,
  whole: measureWhole,
  streams: measureStreams,
  search: measureSearch,
  places: measurePlaces,
  dashboard: measureDashboard,
  export: measureExports,
} as const;

function readOptions() {
  const { values } = parseArgs({
    options: {
      orders: { type: 'string', default: '100000' },
      big: { type: 'string', default: '1000000' },
      rounds: { type: 'string', default: '5' },
      only: { type: 'string', default: Object.keys(measurements).join(',') },
    },
  });
  const only = values.only.split(',');
  return { orders: Number(values.orders), big: Number(values.big), rounds: Number(values.rounds), only };
}

async function main() {
  const { orders, big, rounds, only } = readOptions();
  const sizes = { few: 50, many: orders, ...(big > 0 && { most: big }) };
  const database = await ordersDatabase(sizes, companyPassword);
  const servers: { stop: () => Promise<void> }[] = [];
  try {
    const plain = await servePlain(database.plainUrl);
    servers.push(plain);
    const { api, as } = await serveApi(database.url);
    servers.push(api);
    const companies = await Promise.all(
      Object.entries(sizes).map(async ([id, size]) => ({ id, orders: size, api: await as(id) })),
    );
    const bench: Bench = { plain, companies, rounds, url: database.url };
    for (const [name, measure] of Object.entries(measurements)) {
      if (!only.includes(name)) continue;
      const { title, rows, figures } = await measure(bench);
      console.log(`\n${title}`);
      console.table(rows);
      reportFigures(figures);
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await database.stop();
  }
}

// The servers end with this process, also when a signal stops it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await main();
