import { sql } from 'kysely';
import { bulkLoad } from '../database/bulk-load.ts';
import type { Database, Tx } from '../database/database.ts';
import { withoutPosting } from '../demo/books.ts';
import { cities, goods, shops } from '../demo/cities.ts';

const names = ['أحمد', 'ليلى', 'سامر', 'رنا', 'محمود', 'هبة', 'عمر', 'دانا', 'خالد', 'نور', 'Omar', 'Sara'];
const families = ['الخطيب', 'العبادي', 'المومني', 'الزعبي', 'بني هاني', 'حداد', 'النمري', 'عبيدات', 'Haddad'];
const states = ['Pending', 'Accepted', 'Picked Up', 'In Transit', 'Cancelled', 'Returned'];

/** One of the values, chosen by the row's number and the salt: always the same. */
function pick(values: readonly string[], salt: number) {
  return sql`(${values}::text[])[1 + abs(hashint4(n * 31 + ${sql.lit(salt)}::int)::bigint) % ${sql.lit(values.length)}]`;
}

const columns =
  sql.raw(`company_id, merchant_order_id, merchant_id, driver_id, name_order, name_shop, city_order,
  address_order, name_customer, phone_customer, status, total_price, type_payment, collector, date_order_start,
  date_order_delivery_customer, date_order_delivery_customer_end`);

/** Orders numbered from 100001, one every few minutes of the last year; four of five are delivered. */
function orders(companyId: string, count: number, from: number, to: number) {
  return sql`
    select ${companyId}::text, (100000 + n)::text, 'M-' || n % 40 + 1, 'D-' || n % 24 + 1, ${pick(goods, 1)}, ${pick(shops, 2)},
      ${pick(
        cities.map(({ city }) => city),
        3,
      )}, ${pick(
        cities.flatMap(({ districts }) => districts),
        4,
      )} || '، مبنى ' || n % 90 + 1, ${pick(names, 5)} || ' ' || ${pick(families, 6)},
      '07' || 7 + n % 3 || lpad((abs(hashint4(n)::bigint) % 10000000)::text, 7, '0'),
      case when n % 5 = 0 then ${pick(states, 7)} else 'Delivered' end, (10 + n % 230) * 500::bigint,
      (array['Cash', 'Cash', 'CliQ', 'Card'])[1 + n % 4], case when n % 4 < 2 then 'Driver' else 'Company' end, m, m + interval '2 days',
      case when n % 5 <> 0 then m + interval '1 day' end
    from generate_series(${from}::int, ${to}::int) n
      cross join lateral (select now() - interval '365 days' * (1 - n::float8 / ${count}::int) as m) t`;
}

async function people(tx: Tx, companyId: string) {
  await sql`insert into merchants (company_id, merchant_id, password, full_name, shop_name, working_hours, city, phone, email,
      status) select ${companyId}, 'M-' || n, '', ${pick(names, 8)}, ${pick(shops, 9)}, '9-5', 'عمان', '078' || n, 'm' || n, 'Active'
    from generate_series(1, 40) n`.execute(tx);
  await sql`insert into drivers (company_id, driver_id, name_driver, password_driver, salary, commission_driver,
      commission_return, city_driver, email_driver, phone_driver, status)
    select ${companyId}, 'D-' || n, ${pick(names, 8)}, '', 300000, 750, 500, 'عمان', 'd' || n, '079' || n, 'Active'
    from generate_series(1, 24) n`.execute(tx);
}

const chunk = 20_000;

/** A transaction of the tables' owner in a company, without audit log entries. */
function asOwnerIn(database: Database, companyId: string, work: (tx: Tx) => Promise<void>) {
  return database.db.transaction().execute(async (tx) => {
    await sql`select set_config('app.company_id', ${companyId}, true), set_config('app.trail', 'off', true)`.execute(
      tx,
    );
    await work(tx);
  });
}

/**
 * Fills an existing company with very many orders, generated in SQL, and the profits of the delivered ones.
 * Runs as the owner of the tables.
 */
export async function addManyOrders(database: Database, companyId: string, count: number): Promise<void> {
  await asOwnerIn(database, companyId, async (tx) => {
    await people(tx, companyId);
    await bulkLoad(tx, ['orders', 'profits'], async () => {
      for (let from = 1; from <= count; from += chunk) {
        const to = Math.min(count, from + chunk - 1);
        await sql`insert into orders (${columns}) ${orders(companyId, count, from, to)}`.execute(tx);
      }
      await sql`insert into profits (company_id, merchant_order_id, merchant_id, total_price, delivery_price, merchant_profit,
        order_status, profit_date)
      select company_id, merchant_order_id, merchant_id, total_price, 2000, total_price - 2000, status,
        date_order_delivery_customer_end
      from orders where company_id = ${companyId} and status = 'Delivered'`.execute(tx);
    });
  });
}

/**
 * For each order of {@link addManyOrders}: a deleted order, an expense, a journal and an audit log entry.
 */
export async function addManyRecords(database: Database, companyId: string): Promise<void> {
  await asOwnerIn(database, companyId, (tx) =>
    withoutPosting(tx, () =>
      bulkLoad(tx, ['deleted_orders', 'expenses', 'journals', 'postings', 'audit'], async () => {
        const made = sql`from orders where company_id = ${companyId}`;
        await sql`insert into deleted_orders (${columns}, timedeleted, from_deletion)
        select ${columns}, date_order_start, 'admin' ${made}`.execute(tx);
        await sql`insert into expenses (company_id, description, quantity, amount, date_expense)
        select company_id, name_order, 1, total_price, date_order_start ${made}`.execute(tx);
        await sql`insert into journals (company_id, kind, reference, merchant_id)
        select company_id, 'delivered', merchant_order_id, merchant_id ${made}`.execute(tx);
        await sql`insert into postings (company_id, journal_id, account, holder_id, amount, balance)
        select company_id, journal_id, a.account, a.holder, a.amount, a.amount from journals
          cross join lateral (values ('merchant_payable', merchant_id, -1), ('clearing', '', 1)) a (account, holder, amount)
        where company_id = ${companyId} and kind = 'delivered'`.execute(tx);
        await sql`insert into audit (company_id, entity, entity_key, action, admin_id, request_id)
        select company_id, 'order', merchant_order_id || ' / ' || merchant_id, 'create', 'system', '' ${made}`.execute(
          tx,
        );
      }),
    ),
  );
}
