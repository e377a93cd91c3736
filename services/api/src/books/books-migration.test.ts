import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import * as z from 'zod';
import { proveArchive } from '../backup/read-archive.ts';
import { restoreDatabase } from '../backup/restore-database.ts';
import { acrossCompanies } from '../database/in-company.ts';
import { checkRecords } from '../server/check-records.ts';
import { awaitWholeDay, dayOf } from '../testing/present-day.ts';
import { createTestApi, signedIn, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase, testDatabases } from '../testing/test-database.ts';

/**
 * A backup that the version before the books made of four companies, and the responses of that version: deliveries and returns
 * of all payment types by drivers with and without commissions, one by one and many at once, prices of 0, at and below the
 * fee, balances set by hand, deleted and restored orders, merchants, drivers, cities and expenses; expenses alone; balances
 * alone; nothing. Half of it happened two years earlier.
 */
const before = join(import.meta.dirname, '../testing/before-books');
const { recordedOn, companies } = z
  .object({
    recordedOn: z.string(),
    companies: z.record(
      z.string(),
      z.object({ companyId: z.string(), password: z.string(), answers: z.record(z.string(), z.string()) }),
    ),
  })
  .parse(JSON.parse(gunzipSync(readFileSync(join(before, 'responses.json.gz'))).toString()));

/** Fields that later versions add to responses. */
const addedLater =
  /,"collector":(?:null|"\w+")|,"parcel_code":"\d{10}","pieces":1|,"place":"\w+","attempts":0,"next_attempt_on":null,"moved_at":(?:null|"[^"]+"),"area_order":null,"fee_quote":(?:null|[\d.]+),"return_quote":(?:null|[\d.]+),"quote_source":(?:null|"\w+")|,"category":null|,"(?:merchant|driver[123]?)_name":(?:null|"[^"]*")|"cash_limit":null,"over_cash_limit":"No",|,"after_commissions":-?[\d.]+|, "clearing" : [\d.]+, "fees" : [\d.]+|, "holder" : [^,]+, "holder_name" : [^}]+(?=\})/g;

/** Body of the request whose response was recorded under the name. */
function bodyOf(kind: string | undefined) {
  if (kind === 'page') return { limit: 500 };
  return kind === undefined ? undefined : { keys: [kind] };
}

describe.each(testDatabases())('a database of the version before the books (%s)', (name) => {
  let test: TestApi;

  beforeAll(async () => {
    const database = await openTestDatabase(name);
    await sql`drop schema public cascade`.execute(database.db);
    await sql`create schema public`.execute(database.db);
    const file = join(before, 'rows.backup');
    await restoreDatabase(database, file, (await proveArchive(file)).header);
    test = await createTestApi(database);
  }, 120_000);
  afterAll(() => test.close());

  const signIn = (company: string) => {
    const { companyId, password } = companies[company] ?? {};
    return signedIn(test, { company_id: companyId, password_company: password });
  };

  describe('whose day counters are those of the present day, as figures of the dashboard are', () => {
    let today = '';
    const moveCounters = (from: string, to: string) =>
      acrossCompanies(test.database, (tx) =>
        sql`update tallies set key = ${to} where name like '%_by_day' and key = ${from}`.execute(tx),
      );

    beforeAll(async () => {
      await awaitWholeDay();
      today = dayOf();
      await moveCounters(recordedOn, today);
    });
    // The counters of a day count the rows of that day.
    afterAll(() => moveCounters(today, recordedOn));

    it.each(Object.entries(companies))(
      'answers each call with the same bytes (%s)',
      async (name, { answers }) => {
        const admin = await signIn(name);
        const received: Record<string, string> = {};
        for (const call of Object.keys(answers)) {
          const [path, kind] = call.split(' ');
          const { text } = await admin.post(`/DC/${path}`, bodyOf(kind));
          received[call] = text.replaceAll(addedLater, '');
        }
        expect(received).toEqual(answers);
      },
    );
  });

  it('opens its accounts with the balances, fees and expenses of that day', async () => {
    for (const [name, { answers }] of Object.entries(companies)) {
      const read = (call: string): Record<string, unknown>[] => {
        const { data, date } = JSON.parse(answers[call] ?? '') as Record<string, Record<string, unknown>[]>;
        return data ?? date ?? [];
      };
      const sum = (rows: readonly Record<string, unknown>[], field: string) =>
        rows.reduce((total, row) => total + Math.round(Number(row[field]) * 1000), 0) / 1000;
      const { data = [] } = (await (await signIn(name)).post('/DC/DisplayCash')).body;
      const cash = new Map(data.map(({ account, balance }) => [account, Number(balance)]));
      const of = (account: string) => cash.get(account) ?? 0;
      const profits = read('DisplayProfits');
      const byStatus = (status: string) => profits.filter(({ order_status }) => order_status === status);
      expect({ name, ...Object.fromEntries(cash) }).toMatchObject({
        name,
        driver_cash: sum(read('DisplayDrivers'), 'money_orders'),
        driver_commission: sum(read('DisplayDrivers'), 'money_driver'),
        driver_total: of('driver_total'),
        merchant_payable: sum(read('DisplayMerchants'), 'money_orders'),
        delivery_fees: sum(byStatus('Delivered'), 'delivery_price'),
        return_fees: sum(byStatus('Returned'), 'delivery_price'),
        operating_expenses: sum(read('DisplayExpenses'), 'amount'),
        cash_box: 0,
        bank: 0,
        clearing: 0,
      });
    }
  });

  it('reverses the orders that it delivered and returned, with fees and commissions', async () => {
    const admin = await signIn('full');
    await admin.post('/DC/RestoreMerchants/M-4');
    await admin.post('/DC/RestoreDrivers/D-4');
    const { date = [] } = (await admin.post('/DC/DisplayOrders')).body;
    const ended = date.filter(({ status }) => status === 'Delivered' || status === 'Returned');
    expect(ended.length).toBeGreaterThan(30);
    for (const { merchant_order_id, merchant_id } of ended) {
      const body = { merchant_order_id, merchant_id, reason: 'x' };
      expect(await admin.post('/DC/ReverseOrderEnd', body)).toMatchObject({ status: 200 });
    }
    const fees = Number((await admin.post('/DC/DisplayNetProfits')).body.data?.[0]?.total_company_profit);
    const { data = [] } = (await admin.post('/DC/DisplayCash')).body;
    const cash = new Map(data.map(({ account, balance }) => [account, Number(balance)]));
    expect(Number(cash.get('delivery_fees')) + Number(cash.get('return_fees'))).toBeCloseTo(fees, 6);
    expect(await checkRecords(test.database)).toEqual([]);
  });
});
