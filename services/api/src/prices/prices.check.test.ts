import { sql } from 'kysely';
import { acrossCompanies } from '../database/in-company.ts';
import { keyOf } from '../dispatch/testing.ts';
import { checkRecords } from '../server/check-records.ts';
import { orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { pricesDomain } from './prices.routes.ts';
import { fillPrices, priceBody } from './testing.ts';

onEachDatabase('the check of prices', (test) => {
  let admin: TestCompany;
  beforeAll(async () => {
    admin = await test().company();
    await fillPrices(admin);
    await admin.post('/DC/CreatePrices', priceBody({ merchant_id: 'M-1', cod_percent: 1 }));
    for (const n of [1, 2]) await admin.post('/DC/CreateOrders', orderBody(n));
    await admin.put('/DC/UpdateOrdersStatus', { ...keyOf(1), status: 'Delivered', driver_id: 'D-1' });
  });

  /** What is found after a change by hand, which is then taken back. */
  const findingsAfter = async (statement: string) => {
    const undone = new Error('undone');
    const found: string[] = [];
    await acrossCompanies(test().database, async (tx) => {
      for (const table of ['orders', 'prices', 'profits'])
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
      await sql.raw(`${statement} where company_id = '${admin.companyId}'`).execute(tx);
      for (const check of pricesDomain.checks ?? [])
        found.push(...(await check(tx)).map(({ what }) => what.replace(/ \d+ says/, ' says')));
      throw undone;
    }).catch((error: unknown) => {
      if (error !== undone) throw error;
    });
    return found.toSorted();
  };

  it('finds nothing in what the calls did', async () => {
    expect(await checkRecords(test().database)).toEqual([]);
  });

  const ofQuote = (n: number) => `Order O-${n} of merchant M-1 was not quoted what its price says.`;

  it.each([
    ['a quote', 'update orders set return_quote = 7', [ofQuote(1), ofQuote(2)]],
    ['a price', `update prices set cod_percent = 2`, [ofQuote(1), ofQuote(2)]],
    [
      'a fee',
      'update profits set delivery_price = delivery_price + 1, merchant_profit = merchant_profit - 1',
      ['The fee of order O-1 of merchant M-1 is not the one that was quoted.'],
    ],
  ])('finds %s that was altered', async (_, statement, found) => {
    expect(await findingsAfter(statement)).toEqual(found);
  });
});
