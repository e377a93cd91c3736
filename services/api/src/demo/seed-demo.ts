import { hash } from '@node-rs/argon2';
import { setupSteps } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { insertAccount } from '../accounts/accounts.repository.ts';
import { storeSkips } from '../company/company.repository.ts';
import { hasCompany, insertCompany } from '../company/create-company.ts';
import { bulkLoad } from '../database/bulk-load.ts';
import type { Database, Tx } from '../database/database.ts';
import { enterAsSystem } from '../database/in-company.ts';
import { toDinars } from '../money/fils.ts';
import { addActivity, addOrderActivity } from './activity.ts';
import { analyse, withoutPosting, writeBooks } from './books.ts';
import {
  demoAppPassword,
  demoCompanies,
  demoPassword,
  demoStaff,
  type DemoCompany,
} from './demo-companies.ts';
import { requireDemoAllowed } from './demo-allowed.ts';
import { insertRows } from './insert-rows.ts';
import { country } from './cities.ts';
import { insertOrders } from './insert-orders.ts';
import { makeOrders } from './orders.ts';
import { makePayments, subscription } from './contracts.ts';
import { makeExpenses } from './expenses.ts';
import { makeTerms } from './payouts.ts';
import { makeFleet, makeMerchants } from './people.ts';
import { demoQuotes, insertPrices } from './prices.ts';
import { createRandom } from './random.ts';
import { insertContracts } from './signings.ts';
import { workingDays } from './working-time.ts';

export { requireDemoAllowed } from './demo-allowed.ts';
export { demoCompanies } from './demo-companies.ts';

/** Size of the demo. */
export interface DemoSize {
  /** Orders of the first company, 2,400 by default; the second has a tenth. */
  orders?: number;
}

/**
 * Fills an empty database with two companies at work and rows of every kind. Runs differ in their dates, which end today, and
 * in the days on which nobody works.
 * All rows are added, or none.
 *
 * @returns false if the database has a company and was left unchanged
 * @throws ConfigError in production
 */
export async function seedDemo(database: Database, { orders = 2400 }: DemoSize = {}): Promise<boolean> {
  requireDemoAllowed();
  if (await hasCompany(database)) return false;
  const hashes = await Promise.all(
    demoCompanies.map(async (company) => ({
      admin: await hash(company.password),
      app: await hash(demoAppPassword(company)),
      staff: await Promise.all(demoStaff.map(({ login }) => hash(demoPassword(company.company_id, login)))),
    })),
  );
  await database.db.transaction().execute(async (tx) => {
    const eachCompany = async (work: (company: DemoCompany, at: number) => Promise<void>) => {
      for (const [at, company] of demoCompanies.entries()) {
        await enterAsSystem(tx, company.company_id);
        await work(company, at);
      }
    };
    // Invented rows have no history of changes, but for the activity that they are given.
    await sql`select set_config('app.trail', 'off', true)`.execute(tx);
    await eachCompany(async (company, at) => {
      await insertCompany(tx, accountOf(company), hashes[at]?.admin ?? '');
      await insertStaff(tx, company.company_id, hashes[at]?.staff ?? []);
      // A company at work needs no first steps.
      await storeSkips(tx, company.company_id, setupSteps);
    });
    await withoutPosting(tx, async () => {
      await bulkLoad(tx, ['orders', 'deleted_orders', 'profits', 'movements', 'attempts', 'run_lines'], () =>
        eachCompany((company, at) =>
          fillCompany(tx, company, Math.ceil(orders * company.share), hashes[at]?.app ?? ''),
        ),
      );
      await analyse(tx, ['orders', 'profits', 'expenses', 'drivers']);
      await bulkLoad(
        tx,
        ['journals', 'postings', 'journal_texts', 'handovers', 'payouts', 'payout_lines'],
        () =>
          eachCompany(async ({ company_id }) => {
            await writeBooks(tx, company_id);
            await addActivity(tx, company_id);
          }),
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
  await insertRows(tx, 'payout_terms', makeTerms(company_id, merchants));
  await insertPrices(tx, company_id, Date.now());
  const now = workingDays(Date.now());
  const quoteOf = await demoQuotes(tx, company_id);
  const orders = makeOrders(chance, { company_id, count, fleet, merchants, now, quoteOf });
  const names = new Map(fleet.drivers.map((driver) => [driver.driver_id, driver.name_driver]));
  const last = await insertOrders(tx, company_id, orders, now, names);
  await addOrderActivity(tx, company_id, last);
  await insertRows(tx, 'expenses', makeExpenses(chance, company, count));
  await insertRows(tx, 'payments', makePayments(company_id));
  await insertContracts(tx, company);
}

/** A city as a row of its table. */
function cityRow(made: ReturnType<typeof makeFleet>['cities'][number]) {
  const { districts: _, weight: __, drivers: ___, ...city } = made;
  return city;
}
