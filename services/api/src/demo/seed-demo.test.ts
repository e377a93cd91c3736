import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { acrossCompanies } from '../database/in-company.ts';
import { hasCompany } from '../company/create-company.ts';
import { lastDayOf } from '../company/last-day.ts';
import { checkRecords } from '../server/check-records.ts';
import { openTestDatabase, testDatabases } from '../testing/test-database.ts';
import { runToEnd } from '../testing/running-api.ts';
import type { Database } from '../database/database.ts';
import { seedDemo } from './seed-demo.ts';

describe.each(testDatabases())('the demo on the %s database', (name) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase(name);
  }, 60_000);
  afterAll(() => database?.close());

  it('is refused in production, with nothing written', async () => {
    const { NODE_ENV } = process.env;
    process.env.NODE_ENV = 'production';
    try {
      await expect(seedDemo(database, { orders: 20 })).rejects.toThrow(/^Demo data is never created/);
    } finally {
      process.env.NODE_ENV = NODE_ENV;
    }
    expect(await hasCompany(database)).toBe(false);
  });

  async function indexes() {
    const { rows } = await sql<{ definition: string }>`
      select indexdef as definition from pg_indexes where schemaname = 'public'`.execute(database.db);
    return rows.map(({ definition }) => definition).toSorted();
  }

  /** Balances of drivers and merchants that differ from the sums of their orders of the last two weeks. */
  async function wrongBalances() {
    return acrossCompanies(database, async (tx) => {
      const lately = sql`> now() - interval '14 days'`;
      const { rows } = await sql`
        select company_id, driver_id, money_orders, held from drivers d cross join lateral (
          select coalesce(sum(total_price), 0) as held from orders o
          where o.company_id = d.company_id and o.driver_id = d.driver_id and o.status = 'Delivered'
            and o.type_payment = 'Cash' and date_order_delivery_customer_end ${lately}) o
        where held <> money_orders
        union all
        select company_id, merchant_id, money_orders, owed from merchants m cross join lateral (
          select coalesce(sum(merchant_profit), 0) as owed from profits p
          where p.company_id = m.company_id and p.merchant_id = m.merchant_id and profit_date ${lately}) p
        where owed <> money_orders`.execute(tx);
      return rows;
    });
  }

  /** Completed orders without a posting to their merchant. */
  async function unbooked() {
    return acrossCompanies(database, async (tx) => {
      const { rows } =
        await sql`select merchant_order_id from profits p where merchant_profit <> 0 and not exists (
        select from journals j join postings l using (company_id, journal_id) where j.company_id = p.company_id
          and j.reference = p.merchant_order_id and l.account = 'merchant_payable' and l.holder_id = p.merchant_id
          and l.amount = -p.merchant_profit)`.execute(tx);
      return rows;
    });
  }

  /** Postings after which a cash box was below zero. */
  async function overdrawn() {
    return acrossCompanies(database, async (tx) => {
      const { rows } = await sql`select * from postings where account = 'cash_box' and balance < 0`.execute(
        tx,
      );
      return rows;
    });
  }

  /** Every agreed period: subscriptions of companies and contracts. */
  async function terms() {
    return acrossCompanies(database, async (tx) => {
      const { rows } = await sql<{ months: number; start: string; end: string }>`
        select subscription_month as months, start_subscription::text as start, end_subscription::text as end from companies
        union all select service_months, service_start_date::text, service_end_date::text from contracts`.execute(
        tx,
      );
      return rows;
    });
  }

  async function counts() {
    return acrossCompanies(database, async (tx) => {
      const { rows } = await sql<{ company_id: string; rows: number; first: string }>`
        select company_id, count(*) as rows, min(name_customer) as first from orders group by 1 order by 1`.execute(
        tx,
      );
      return rows;
    });
  }

  it('fills an empty database once, with consistent balances and all indexes', async () => {
    const before = await indexes();
    expect(await seedDemo(database, { orders: 300 })).toBe(true);
    expect(await indexes()).toEqual(before);
    expect(await checkRecords(database)).toEqual([]);
    expect([await wrongBalances(), await unbooked(), await overdrawn()]).toEqual([[], [], []]);
    const agreed = await terms();
    expect(agreed).toHaveLength(10);
    for (const { months, start, end } of agreed) expect(end).toBe(lastDayOf(start, months));
    const filled = await counts();
    expect(filled.map(({ company_id }) => company_id)).toEqual(['1001', '1002']);
    expect(filled[0]?.rows).toBeGreaterThan(270);
    expect(await seedDemo(database, { orders: 300 })).toBe(false);
    expect(await counts()).toEqual(filled);
  }, 120_000);
});

test('the seed command refuses production before it creates a database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tawseel-data-'));
  try {
    const env = { NODE_ENV: 'production', EMBEDDED_DATABASE: '1', DATA_DIR: folder };
    expect(await runToEnd('commands/seed.ts', env)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^Demo data is never created [^\n]+\n$/),
    });
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
