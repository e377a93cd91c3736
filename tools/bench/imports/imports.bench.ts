import { parseArgs } from 'node:util';
import { ask } from '../api/ask.ts';
import { companyPassword, serveApi } from '../api/servers.ts';
import { reportFigures } from '../figures.ts';
import { ordersDatabase } from '../orders-database.ts';

// Seconds in which a file of orders is added on PostgreSQL, in requests as the console sends them: `--rows 10000 --orders 20000`.

const perRequest = 250;

async function main() {
  const { values } = parseArgs({
    options: { rows: { type: 'string', default: '10000' }, orders: { type: 'string', default: '20000' } },
  });
  const count = Number(values.rows);
  const database = await ordersDatabase({ c1: Number(values.orders) }, companyPassword);
  let stop = () => Promise.resolve();
  try {
    const { api, as } = await serveApi(database.url);
    stop = api.stop;
    const server = await as('c1');
    const read = async (path: string, body: object): Promise<unknown> =>
      JSON.parse((await ask(server.to(path, body), true)).content.toString());
    const sample = (await read('/DC/DisplayOrders', { limit: 1 })) as { date: Record<string, string>[] };
    const { merchant_id, city_order } = sample.date[0] ?? {};
    const place = { country: 'Jordan', delivery_type: 'Standard', delivery_price: 2, return_price: 1 };
    await read('/DC/CreateCitys', { ...place, city: city_order });
    const rowOf = (row: number) => ({
      row,
      order: {
        name_order: 'Shoes',
        city_order,
        address_order: `Street ${row}, building ${row % 40}`,
        name_customer: `Customer ${row}`,
        phone_customer: `079${String(row).padStart(7, '0')}`,
        total_price: 10 + (row % 50),
        type_payment: 'Cash',
        date_order_delivery_customer: '2026-12-01',
      },
    });
    const file = { fingerprint: 'a'.repeat(64), file_name: 'orders.xlsx', merchant_id, row_count: count };
    const times: number[] = [];
    const start = performance.now();
    for (let from = 1; from <= count; from += perRequest) {
      const rows = Array.from({ length: Math.min(perRequest, count - from + 1) }, (_, at) =>
        rowOf(from + at),
      );
      times.push((await ask(server.to('/DC/ImportOrders', { ...file, rows }))).ms);
    }
    const seconds = (performance.now() - start) / 1000;
    const { data } = (await read('/DC/DisplayOrderImports', {})) as { data: { orders: number }[] };
    if (data[0]?.orders !== count) throw new Error(`${data[0]?.orders} of ${count} rows were added`);
    console.log(
      `${count} orders added in ${seconds.toFixed(1)} s, a request in ${Math.round(times[0] ?? 0)} to ${Math.round(Math.max(...times))} ms`,
    );
    reportFigures({ 'import, s': seconds });
  } finally {
    await stop();
    await database.stop();
  }
}

await main();
