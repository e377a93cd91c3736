import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { acrossCompanies, asSystem } from '../database/in-company.ts';
import { hasCompany } from '../company/create-company.ts';
import { lastDayOf } from '../company/last-day.ts';
import { stagesOf } from '../open-orders/stages.ts';
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

  /** What no company at work would have, by a text. */
  async function implausible() {
    return acrossCompanies(database, async (tx) => {
      const { rows } = await sql`
        select 'cash held for days' as what, merchant_order_id as key from held_orders where collected_at < now() - interval '4 days'
        union all select 'unpaid for weeks', reference from unpaid_lines
          where amount > 0 and happened_at < now() - interval '3 weeks'
        union all select 'an open payout of last week', payout_id::text from payouts
          where status <> 'Paid' and drafted_at < now() - interval '7 days'
        union all select 'a large difference', handover_id::text from handovers where abs(difference) > 2000
        union all select 'a difference without a reason', handover_id::text from handovers
          where (difference <> 0) <> (difference_reason is not null)
        union all select 'at night', kind from journals where happened_at::time not between '08:00' and '20:00'
        union all select 'at night', entity from audit where happened_at::time not between '08:00' and '20:00'
        union all select 'at night', to_place from movements where at::time not between '08:00' and '20:00'
        union all select 'at night', outcome from attempts where at::time not between '08:00' and '20:00'
        union all select 'at night', state from runs
          where created_at::time not between '08:00' and '20:00' or closed_at::time not between '08:00' and '20:00'
        union all select 'in the future', kind from journals where happened_at > now()
        union all select 'in the future', to_place from movements where at > now()
        union all select 'in the future', outcome from attempts where at > now()
        union all select 'in the future', kind from driver_events where greatest(at, received_at) > now()
        union all select 'in the future', state from runs where greatest(created_at, issued_at, closed_at) > now()
        union all select 'by nobody', kind from journals where person = ''
        union all select 'no driver', merchant_order_id from orders where status <> 'Pending' and driver_id is null
        union all select 'an open order of last week', merchant_order_id from orders
          where date_order_delivery_customer_end is null and date_order_start < now() - interval '7 days'`.execute(
        tx,
      );
      return rows;
    });
  }

  /** How the first company works. */
  async function work() {
    return asSystem(database, '1001', async (tx) => {
      const { rows } = await sql<Record<string, number>>`
        select (select count(distinct date_trunc('week', happened_at)) from handovers) as weeks_of_handovers,
          (select count(distinct date_trunc('week', paid_at)) from payouts where status = 'Paid') as weeks_of_payouts,
          (select count(*) filter (where difference <> 0) * 100 / count(*) from handovers) as percent_of_differences,
          (select count(distinct case when contract_file_client = '' then 'unsigned' else status end) from contracts) as kinds_of_contracts,
          (select count(distinct person) from journals) as people`.execute(tx);
      return rows[0];
    });
  }

  /** What the parcels, visits and runs say that is not so, by a text. */
  async function contradictions() {
    return acrossCompanies(database, async (tx) => {
      const { rows } = await sql`
        with parcel as (
          select company_id, merchant_order_id, merchant_id, status, place, moved_at, driver_id, collector, total_price from orders
          union all
          select company_id, merchant_order_id, merchant_id, status, place, moved_at, driver_id, collector, total_price
          from deleted_orders
        ), last as (
          select distinct on (company_id, merchant_order_id, merchant_id) * from movements
          order by company_id, merchant_order_id, merchant_id, seq desc
        )
        select 'place' as what, p.merchant_order_id as key
        from parcel p left join last using (company_id, merchant_order_id, merchant_id)
        where p.place <> coalesce(to_place, 'Merchant') or p.moved_at is distinct from at
          or not p.place = any(case status when 'Accepted' then '{Branch}' when 'Picked Up' then '{Driver}'
            when 'In Transit' then '{Branch,Driver}' when 'Delivered' then '{Customer}'
            when 'Returned' then '{Merchant,Branch,Driver}' else '{Merchant}' end::text[])
        union all select 'a delivery without a visit', p.merchant_order_id from orders p
          left join attempts a on a.company_id = p.company_id and a.merchant_order_id = p.merchant_order_id and a.outcome = 'Delivered'
            and a.amount_taken = case p.collector when 'Driver' then p.total_price else 0 end and a.run_id is not null
          where p.status = 'Delivered' and p.date_order_delivery_customer_end >= current_date - 13 and a.n is null
        union all select 'a line of another driver', merchant_order_id from run_lines l
          join runs r using (company_id, run_id) join parcel p using (company_id, merchant_order_id, merchant_id)
          where r.driver_id <> p.driver_id
        union all select 'a visit that the run does not know', a.merchant_order_id from attempts a
          left join run_lines l using (company_id, run_id, merchant_order_id, merchant_id)
          where l.outcome is null or (a.outcome <> 'Failed' and a.outcome <> l.outcome)
        union all select 'a run out before it was made', run_id::text from runs where issued_at < created_at or closed_at < issued_at
        union all select 'a day that is over', merchant_order_id from orders
          where status = 'In Transit' and next_attempt_on < current_date
        union all select 'a return that nobody signed for', merchant_order_id from orders o
          where status = 'Returned' and place = 'Merchant' and not exists (
            select from return_lines l join return_manifests s using (company_id, manifest_id)
            where l.company_id = o.company_id and l.merchant_order_id = o.merchant_order_id and s.signed_at = o.moved_at)`.execute(
        tx,
      );
      return rows;
    });
  }

  /** How much of what the desk of the first company shows there is. */
  async function desk() {
    return asSystem(database, '1001', async (tx) => {
      const { collect, branch, out, decide, return: back } = stagesOf(sql`orders`);
      const run = sql`(select count(*)::int from runs where day = current_date`;
      const { rows } = await sql<Record<string, number>>`
        select (count(*) filter (where ${collect}))::int as collect, (count(*) filter (where ${branch}))::int as branch,
          (count(*) filter (where ${out}))::int as out, (count(*) filter (where ${decide}))::int as decide,
          (count(*) filter (where ${back}))::int as back,
          (count(*) filter (where next_attempt_on is not null))::int as with_a_day,
          (count(*) filter (where attempts > 2))::int as tried_twice,
          (count(*) filter (where ${back} and date_order_delivery_customer_end < now() - interval '3 days'))::int as old_returns,
          ${run} and state = 'Draft') as drafts, ${run} and state = 'Issued') as issued,
          ${run} - 1 and state = 'Closed') as closed_yesterday,
          (select count(distinct day)::int from runs where state = 'Closed' and day < current_date - 1) as days_before,
          (select count(*)::int from return_manifests where state = 'Signed') as signed,
          (select count(*)::int from driver_events where outcome = 'Flagged') as reports, (select count(*)::int from driver_proofs) as photos
        from orders`.execute(tx);
      return rows[0] ?? {};
    });
  }

  /** What there is once, and drivers at work who have not handed over lately. */
  async function ends() {
    return asSystem(database, '1001', async (tx) => {
      const { rows } = await sql<Record<string, number>>`
        select (select count(*)::int from runs where day < current_date and state <> 'Closed') as open_before,
          (select count(*)::int from return_manifests where state = 'Draft') as drafts,
          (select count(*)::int from drivers where status = 'Active' and driver_id not in (select driver_id from handovers)) as never,
          (select count(*)::int from drivers where status = 'Active' and driver_id not in (
            select driver_id from handovers where happened_at > now() - interval '8 days')) as lately`.execute(
        tx,
      );
      return rows[0];
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
    expect(await seedDemo(database, { orders: 1200 })).toBe(true);
    expect(await indexes()).toEqual(before);
    expect(await checkRecords(database)).toEqual([]);
    expect([await implausible(), await unbooked(), await overdrawn()]).toEqual([[], [], []]);
    const { weeks_of_handovers, weeks_of_payouts, percent_of_differences, ...others } = (await work()) ?? {};
    expect(Math.min(Number(weeks_of_handovers), Number(weeks_of_payouts))).toBeGreaterThan(40);
    expect(percent_of_differences).toBeLessThan(6);
    expect(others).toEqual({ kinds_of_contracts: 3, people: 4 });
    const agreed = await terms();
    expect(agreed).toHaveLength(10);
    for (const { months, start, end } of agreed) expect(end).toBe(lastDayOf(start, months));
    const filled = await counts();
    expect(filled.map(({ company_id }) => company_id)).toEqual(['1001', '1002']);
    expect(filled[0]?.rows).toBeGreaterThan(1080);
    expect(await seedDemo(database, { orders: 1200 })).toBe(false);
    expect(await counts()).toEqual(filled);
  }, 120_000);

  it('has a week of runs, visits and returns, whatever the day', async () => {
    expect(await contradictions()).toEqual([]);
    for (const [what, count] of Object.entries(await desk())) expect([what, count > 0]).toEqual([what, true]);
    const { lately, ...others } = (await ends()) ?? {};
    expect(others).toEqual({ open_before: 1, drafts: 1, never: 0 });
    expect(lately).toBeLessThan(8);
  });
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
