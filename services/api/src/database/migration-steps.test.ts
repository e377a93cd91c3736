import { sql } from 'kysely';
import { insertRows } from '../demo/insert-rows.ts';
import { checkRecords } from '../server/check-records.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { findPostgres } from '../testing/postgres-process.ts';
import type { Database, Tx } from './database.ts';
import { acrossCompanies, asSystem } from './in-company.ts';
import { migrateWithin } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { compareSchema } from './schema/compare-schema.ts';
import type { Tables } from './tables.ts';

const phone = '0790000000';
const moment = '2026-01-31T10:00:00+03:00';

/** A row of each table as the first version of the table had it, in the order of references. */
const rows: Partial<Record<keyof Tables, object>> = {
  companies: {
    name_company: 'شركة',
    name_admin: 'Admin',
    admin_id: '1',
    email: '',
    phone,
    country: '',
    city: '',
    type_account_subscription: 'Standard',
    subscription_month: 12,
    start_subscription: '2026-01-01',
    end_subscription: '2026-12-31',
    status: 'Active',
    password_hash: 'a hash',
    payment: 0,
    subscription_value_money: 0,
    created_at: moment,
  },
  sessions: {
    session_id: '00000000-0000-4000-8000-000000000000',
    admin_id: '1',
    created_at: moment,
    expires_at: '2099-01-01T00:00:00Z',
    address: '127.0.0.1',
  },
  idempotency_keys: { key: 'k', request_hash: 'h', created_at: moment },
  drivers: {
    driver_id: 'D-1',
    name_driver: 'سائق',
    password_driver: 'a hash',
    salary: 300_000,
    commission_driver: 750,
    commission_return: 500,
    money_driver: 750,
    money_orders: 20_000,
    total_delivery_money: 750,
    city_driver: 'عمان',
    email_driver: 'd@example.com',
    phone_driver: phone,
    status: 'Active',
    created_account_driver: moment,
  },
  cars: {
    car_id: '12-1',
    driver_id: 'D-1',
    type_car: 'تويوتا',
    model: 'Prius',
    date_car_manufacture: '2020-02-29',
    date_car_service_start: '2021-03-01',
    created_at: moment,
  },
  cities: {
    country: 'الأردن',
    city: 'عمان',
    delivery_type: 'عادي',
    delivery_price: 2500,
    return_price: 1250,
    date_time: moment,
    driver1_id: 'D-1',
  },
  merchants: {
    merchant_id: 'M-1',
    password: 'a hash',
    full_name: 'تاجر',
    shop_name: 'متجر',
    working_hours: '9-5',
    city: 'عمان',
    phone,
    email: 'm@example.com',
    status: 'Active',
    money_orders: 17_500,
    account_created_at: moment,
  },
  orders: orderRow('O-1'),
  deleted_orders: { ...orderRow('O-2'), timedeleted: moment, from_deletion: 'admin' },
  profits: profitRow('O-1'),
  expenses: { description: 'وقود', quantity: 1.5, amount: 7125, date_expense: moment },
  payments: {
    payment_id: 'P-1',
    payment_date: moment,
    payment_amount_month: 10_000,
    remaining_payment: 0,
    all_value_service_money: 10_000,
  },
  contracts: {
    contract_id: 'C-1',
    name_client: 'شركة',
    name_service: 'Tawseel',
    service_start_date: '2026-01-01',
    service_end_date: '2026-12-31',
    contract_date: '2026-01-01',
    service_months: 12,
    payment_now_value: 1000,
    all_value_service: 12_000,
    status: 'active',
    activity: 'توصيل',
    contract_file_client: '',
    contract_file_admin: '',
  },
};

function orderRow(merchant_order_id: string) {
  return {
    merchant_order_id,
    merchant_id: 'M-1',
    driver_id: 'D-1',
    name_order: 'حذاء',
    name_shop: 'متجر',
    city_order: 'عمان',
    address_order: 'شارع الجامعة',
    name_customer: 'ليلى',
    phone_customer: phone,
    status: merchant_order_id === 'O-1' ? 'Delivered' : 'Cancelled',
    total_price: 20_000,
    type_payment: 'Cash',
    date_order_start: moment,
    date_order_delivery_customer: moment,
    date_order_delivery_customer_end: moment,
  };
}

function profitRow(merchant_order_id: string) {
  const amounts = { total_price: 20_000, delivery_price: 2500, merchant_profit: 17_500 };
  return {
    merchant_order_id,
    merchant_id: 'M-1',
    ...amounts,
    order_status: 'Delivered',
    profit_date: moment,
  };
}

const names = Object.keys(migrations);

/** Adds a company with one row in each table that the database has by now. */
async function addCompany(tx: Tx, companyId: string) {
  await sql`select set_config('app.system', 'on', true), set_config('app.company_id', ${companyId}, true)`.execute(
    tx,
  );
  for (const table of tableNames()) {
    const { rows: found } =
      await sql`select to_regclass(${table}) as name where to_regclass(${table}) is not null`.execute(tx);
    if (found.length > 0) await insertRows(tx, table, [{ company_id: companyId, ...rows[table] }]);
  }
}

function tableNames() {
  const isTable = (name: string): name is keyof Tables => Object.hasOwn(rows, name);
  return Object.keys(rows).filter(isTable);
}

/** Migrates an empty database step by step; every version gets a company before the next version runs. */
async function openThroughEveryVersion(kind: Database['kind']) {
  const database = await openTestDatabase(kind);
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  for (const name of names) {
    await database.db.transaction().execute((tx) => migrateWithin(tx, name));
    if (name > '0002') await database.db.transaction().execute((tx) => addCompany(tx, name));
  }
  return database;
}

const kinds = findPostgres() ? (['embedded', 'server'] as const) : (['embedded'] as const);

describe.each(kinds)('a database that began with the first version (%s)', (kind) => {
  let database: Database;
  const companies = names.filter((name) => name > '0002');

  beforeAll(async () => {
    database = await openThroughEveryVersion(kind);
  }, 120_000);
  afterAll(() => database.close());

  it('has the tables, policies, functions and grants of this version', async () => {
    expect(await compareSchema(database.db)).toEqual([]);
  });

  it.each(tableNames())('keeps the rows that every version wrote to %s', async (table) => {
    const given = sql`${JSON.stringify(rows[table])}::text::jsonb`;
    const { rows: kept } = await acrossCompanies(database, (tx) =>
      sql<{ id: string; same: boolean }>`
        select company_id as id, to_jsonb(t) @> (
          select jsonb_object_agg(key, value)
          from jsonb_each(to_jsonb(jsonb_populate_record(null::${sql.table(table)}, ${given})))
          where ${given} ? key) as same
        from ${sql.table(table)} t`.execute(tx),
    );
    expect(kept.map(({ id }) => id).filter((id) => companies.slice(-3).includes(id))).toHaveLength(3);
    expect(kept.filter(({ same }) => !same)).toEqual([]);
  });

  it('has counters, balances and profits that agree with its rows', async () => {
    const findings = await checkRecords(database);
    // The version that created the orders had no table of profits yet.
    expect(findings.filter(({ companyId }) => companyId !== '0005-merchants')).toEqual([]);
  });

  it('finds the orders of every version by words that later versions added', async () => {
    for (const id of companies.filter((name) => name >= '0005')) {
      const { rows: found } = await asSystem(database, id, (tx) =>
        sql`select 1 from listed_orders where search_text like '%نقدا%'`.execute(tx),
      );
      expect({ id, orders: found.length }).toEqual({ id, orders: 1 });
    }
  });
});
