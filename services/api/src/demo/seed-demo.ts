import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { insertAccount } from '../accounts/accounts.repository.ts';
import { hasCompany, insertCompany } from '../company/create-company.ts';
import { bulkLoad } from '../database/bulk-load.ts';
import type { Database, Tx } from '../database/database.ts';
import { enterAsSystem } from '../database/in-company.ts';
import { toDinars } from '../money/fils.ts';
import { withoutPosting, writeBooks } from './books.ts';
import { demoCompanies, demoPassword, demoStaff, type DemoCompany } from './demo-companies.ts';
import { requireDemoAllowed } from './demo-allowed.ts';
import { insertRows } from './insert-rows.ts';
import { country } from './cities.ts';
import { makeOrders } from './orders.ts';
import { makeExpenses, makePayments, subscription } from './contracts.ts';
import { makeFleet, makeMerchants } from './people.ts';
import { createRandom } from './random.ts';
import { insertContracts } from './signings.ts';

export { requireDemoAllowed } from './demo-allowed.ts';
export { demoCompanies } from './demo-companies.ts';

/** Size of the demo. */
export interface DemoSize {
  /** Orders of the first company, 2,400 by default; the second has a tenth. */
  orders?: number;
}

/**
 * Fills an empty database with two companies and rows of every kind. Only the dates differ between runs: they end today.
 * All rows are added, or none.
 *
 * @returns false if the database has a company and was left unchanged
 * @throws ConfigError in production
 */
export async function seedDemo(database: Database, { orders = 2400 }: DemoSize = {}): Promise<boolean> {
  requireDemoAllowed();
  if (await hasCompany(database)) return false;
  const hashes = await Promise.all(
    demoCompanies.map(async ({ company_id, password }) => ({
      admin: await hash(password),
      app: await hash(`${password}-app`),
      staff: await Promise.all(demoStaff.map(({ login }) => hash(demoPassword(company_id, login)))),
    })),
  );
  await database.db.transaction().execute(async (tx) => {
    const eachCompany = async (work: (company: DemoCompany, at: number) => Promise<void>) => {
      for (const [at, company] of demoCompanies.entries()) {
        await enterAsSystem(tx, company.company_id);
        await work(company, at);
      }
    };
    await eachCompany(async (company, at) => {
      await insertCompany(tx, accountOf(company), hashes[at]?.admin ?? '');
      await insertStaff(tx, company.company_id, hashes[at]?.staff ?? []);
    });
    // Invented rows have no history of changes.
    await sql`select set_config('app.trail', 'off', true)`.execute(tx);
    await withoutPosting(tx, async () => {
      await bulkLoad(tx, ['orders', 'deleted_orders', 'profits'], () =>
        eachCompany((company, at) =>
          fillCompany(tx, company, Math.ceil(orders * company.share), hashes[at]?.app ?? ''),
        ),
      );
      await bulkLoad(tx, ['journals', 'postings'], () =>
        eachCompany((company) => writeBooks(tx, company.company_id)),
      );
    });
  });
  await sql`analyze`.execute(database.db);
  return true;
}

async function insertStaff(tx: Tx, companyId: string, hashes: readonly string[]) {
  for (const [at, { login, ...person }] of demoStaff.entries()) {
    const accountId = `${companyId}-${at + 2}`;
    await insertAccount(tx, { ...person, companyId, accountId, login, passwordHash: hashes[at] ?? '' });
  }
}

function accountOf(company: DemoCompany) {
  const { seed: _, share: __, password: ___, ...account } = company;
  return {
    ...account,
    country,
    subscription_month: subscription.months,
    start_subscription: subscription.start,
    end_subscription: subscription.end,
    type_account_subscription: 'Premium',
    payment: toDinars(subscription.paid),
    subscription_value_money: toDinars(subscription.remaining),
  };
}

async function fillCompany(tx: Tx, company: DemoCompany, count: number, passwordHash: string) {
  const { company_id } = company;
  const chance = createRandom(company.seed);
  const fleet = makeFleet(chance, company_id, company.share === 1 ? 24 : 8, passwordHash);
  const merchants = makeMerchants(chance, company_id, company.share === 1 ? 40 : 10, passwordHash);
  await insertRows(tx, 'drivers', fleet.drivers);
  await insertRows(tx, 'cars', fleet.cars);
  await insertRows(tx, 'cities', fleet.cities.map(cityRow));
  await insertRows(tx, 'merchants', merchants);
  await insertOrders(tx, makeOrders(chance, company_id, count, fleet, merchants));
  await insertRows(
    tx,
    'expenses',
    makeExpenses(chance, company_id, Math.max(24, Math.min(Math.round(count / 60), 2000))),
  );
  await insertRows(tx, 'payments', makePayments(company_id));
  await insertContracts(tx, company);
}

/** A city as a row of its table. */
function cityRow(made: ReturnType<typeof makeFleet>['cities'][number]) {
  const { districts: _, weight: __, ...city } = made;
  return city;
}

const flushAt = 5000;

type MadeOrder =
  ReturnType<typeof makeOrders> extends Generator<infer Made> ? Made & { number: number } : never;

/** Orders without revenue that were deleted later. */
async function insertOrders(tx: Tx, orders: ReturnType<typeof makeOrders>) {
  let batch: MadeOrder[] = [];
  let seen = 0;
  const flush = async () => {
    const isDeleted = ({ profit, number }: MadeOrder) => !profit && number % 5 === 0;
    await insertRows(
      tx,
      'orders',
      batch.filter((made) => !isDeleted(made)).map(({ order }) => order),
    );
    await insertRows(
      tx,
      'deleted_orders',
      batch.filter(isDeleted).map(({ order }) => ({
        ...order,
        timedeleted: new Date(
          Math.min(Date.parse(order.date_order_start) + 3 * 24 * 60 * 60 * 1000, Date.now()),
        ).toISOString(),
        from_deletion: 'admin',
      })),
    );
    await insertRows(
      tx,
      'profits',
      batch.flatMap(({ profit }) => (profit ? [profit] : [])),
    );
    batch = [];
  };
  for (const made of orders) {
    batch.push({ ...made, number: (seen += 1) });
    if (batch.length >= flushAt) await flush();
  }
  await flush();
}
