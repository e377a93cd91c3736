import type { ListQuery } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { databaseOver, type Database } from '../database/database.ts';
import type { SqlConnection } from '../database/dialect.ts';
import { openServerSource } from '../database/server-source.ts';
import { attentionQuery } from '../dashboard/attention.repository.ts';
import { profitQuery, summaryQuery } from '../dashboard/dashboard.repository.ts';
import { journalList } from '../books/books.list.ts';
import { customerHistoryQuery } from '../orders/customer-history.ts';
import { newestIdQuery } from '../orders/order-id.ts';
import { deletedOrderList, orderList } from '../orders/orders.list.ts';
import { profitList } from '../profits/profits.list.ts';
import { expenseList } from '../expenses/expenses.list.ts';
import { auditList, ledgerList } from '../records/records.routes.ts';
import { createCompany } from '../company/create-company.ts';
import { addManyOrders, addManyRecords } from '../testing/many-orders.ts';
import type { PostgresServer } from '../testing/postgres-process.ts';
import { findPostgres } from '../testing/postgres-programs.ts';
import { heavySteps, type PlanNode } from '../testing/heavy-steps.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { dayOf } from '../testing/present-day.ts';
import type { ListDefinition } from './list-definition.ts';
import { pageStatement } from './list-page.ts';
import { writeCursor } from './page-source.ts';

const company = 'large';
const rows = 20_000;
const onServer = findPostgres() ? describe : describe.skip;

onServer(`with ${rows} rows in one of several companies`, () => {
  let server: PostgresServer;
  let database: Database;

  beforeAll(async () => {
    server = await startPostgres();
    database = databaseOver(
      openServerSource(server.url, 2, () => {}, true),
      'server',
    );
    for (const [company_id, count] of [
      ['small', 200],
      [company, rows],
      ['other', 200],
    ] as const) {
      await createCompany(database, { company_id, password: 'secret', name_company: 'x', name_admin: 'y' });
      await addManyOrders(database, company_id, count);
      await addManyRecords(database, company_id);
    }
    // As autovacuum does sooner or later: index-only scans require the visibility map.
    await sql`vacuum analyze`.execute(database.db);
  }, 300_000);
  afterAll(async () => {
    await database?.close();
    await server?.stop();
  });

  /** Reads as requests do, with row-level security. */
  async function reading<Result>(companyId: string, read: (connection: SqlConnection) => Promise<Result>) {
    const connection = await database.source.acquire();
    try {
      await connection.query('begin read only');
      await connection.query('select enter_company($1, null, $2, $2)', [companyId, 'test']);
      return await read(connection);
    } finally {
      await connection.query('rollback');
      database.source.release(connection);
    }
  }

  /** Steps that read too many rows, of a statement run with row-level security as in a request. */
  async function heavy(statement: { sql: string; parameters: readonly unknown[] }) {
    return reading(company, async (connection) => {
      const answer = await connection.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, timing off, format json) ${statement.sql}`,
        statement.parameters,
      );
      const [{ Plan }] = JSON.parse(answer.rows[0]?.['QUERY PLAN'] ?? '') as [{ Plan: PlanNode }];
      return heavySteps(Plan);
    });
  }

  const page = (list: ListDefinition, query: ListQuery, withTotal = true) =>
    pageStatement(list, { limit: 50, ...query }, company, { withTotal }).statement.compile(database.db);

  /** A page, read with row-level security. */
  const read = (list: ListDefinition, query: ListQuery, companyId = company) =>
    reading(companyId, async (connection) => {
      const { sort, statement } = pageStatement(list, query, companyId, { withTotal: false });
      const { sql: text, parameters } = statement.compile(database.db);
      const { rows: result } = await connection.query<{ rows: string; last: string[] }>(text, parameters);
      return { sort, ...result[0] };
    });

  /** The cursor of a page that begins far down. */
  async function farDown(list: ListDefinition, sort?: string) {
    const { sort: by, last = [] } = await read(list, { limit: rows / 4, ...(sort && { sort }) });
    return writeCursor(by, last);
  }

  const lists = [orderList, deletedOrderList, profitList, expenseList];

  it.each(lists)('the first page of $name and one far down use an index', async (list) => {
    expect(await heavy(page(list, {}))).toEqual([]);
    expect(await heavy(page(list, { cursor: await farDown(list) }))).toEqual([]);
  });

  const sortable = Object.keys(orderList.columns).filter((name) => !orderList.unsorted?.includes(name));

  it.each(sortable)('pages of orders sorted by %s use an index', async (column) => {
    for (const sort of [column, `-${column}`]) {
      expect(await heavy(page(orderList, { sort }))).toEqual([]);
      expect(await heavy(page(orderList, { sort, cursor: await farDown(orderList, sort) }))).toEqual([]);
    }
  });

  it.each([...lists, auditList])(
    'a search of $name uses an index, for many matches and for none',
    async (list) => {
      for (const search of ['100500', '100,500', '987,654.32', 'no such word', 'لا يوجد'])
        expect({ search, heavy: await heavy(page(list, { search })) }).toEqual({ search, heavy: [] });
    },
  );

  it('a search without a total reads few rows of orders, however many match', async () => {
    for (const search of ['cash', 'delivered', 'عمان', '100,500', 'no such word'])
      expect({ search, heavy: await heavy(page(orderList, { search }, false)) }).toEqual({
        search,
        heavy: [],
      });
  });

  it.each(['سا', 'هب'])(
    'two letters, %s, that match one order in twelve are found with few reads',
    async (search) => {
      expect(await heavy(page(orderList, { search }, false))).toEqual([]);
    },
  );

  it.each(['small', company])('two letters find the first matching rows in %s', async (companyId) => {
    const { rows: returned } = await read(orderList, { search: 'سا', limit: 50 }, companyId);
    const wanted = await reading(companyId, (connection) =>
      connection.query<{ id: string }>(
        `select merchant_order_id as id from orders where company_id = $1 and search_text like '%سا%'
          order by date_order_start desc, merchant_order_id desc limit 50`,
        [companyId],
      ),
    );
    const ids = (JSON.parse(`[${returned?.toString() ?? ''}]`) as { merchant_order_id: string }[]).map(
      (row) => row.merchant_order_id,
    );
    expect(ids).toEqual(wanted.rows.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(10);
  });

  it('orders of a merchant, a driver, a city, a payment type or a few days are found with few reads', async () => {
    const day = dayOf(100);
    for (const filter of [
      { merchant_id: 'M-3' },
      { driver_id: 'D-3' },
      { city_order: 'عمان' },
      { city_order: 'no such city' },
      { type_payment: 'Wallet' },
      { driver_id: 'D-3', city_order: 'إربد', type_payment: 'Cash' },
      { date_order_start: { from: day, to: day } },
      { date_order_delivery_customer: { from: day, to: day } },
      { attention: 'unassigned' },
      { attention: 'late' },
      { key: ['100500:M-21', '100600:M-1'] },
    ])
      expect({ filter, heavy: await heavy(page(orderList, { filter })) }).toEqual({ filter, heavy: [] });
  });

  it('a page of orders of a frequent payment type uses an index; only its total reads all of them', async () => {
    expect(await heavy(page(orderList, { filter: { type_payment: 'Card' } }, false))).toEqual([]);
  });

  it('profits of a merchant are found with few reads', async () => {
    for (const merchant_id of ['M-3', 'M-none'])
      expect({ merchant_id, heavy: await heavy(page(profitList, { filter: { merchant_id } })) }).toEqual({
        merchant_id,
        heavy: [],
      });
  });

  it('a holder’s ledger and a record’s audit log use an index', async () => {
    expect(await heavy(page(ledgerList, { filter: { holder: 'merchant', holder_id: 'M-3' } }))).toEqual([]);
    expect(
      await heavy(page(auditList, { filter: { entity: 'order', entity_key: '100500 / M-21' } })),
    ).toEqual([]);
  });

  it('pages of the audit log, by kind of record, actor or days, use an index', async () => {
    const day = dayOf();
    const cursor = await farDown(auditList);
    for (const filter of [
      {},
      { entity: 'order' },
      { entity: 'car' },
      { actor: 'system' },
      { actor: 'visitor' },
      { admin_id: 'nobody' },
      { happened_at: { from: '2020-01-01', to: day } },
      { entity: 'order', happened_at: { from: '2020-01-01', to: '2020-02-01' } },
    ])
      for (const query of [{ filter }, { filter, cursor }])
        expect({ query, heavy: await heavy(page(auditList, query, false)) }).toEqual({ query, heavy: [] });
  });

  it('a search of the journal by words that few lines have, or none, and the lines of a merchant or a day are found with few reads', async () => {
    for (const search of ['100500', '987,654.32', 'no such word', 'لا يوجد'])
      expect({ search, heavy: await heavy(page(journalList, { search }, false)) }).toEqual({
        search,
        heavy: [],
      });
    // The index has no trigrams of two letters: the texts are read, and no posting.
    expect(await heavy(page(journalList, { search: 'zq' }, false))).toEqual([
      expect.stringContaining('journal_texts'),
    ]);
    const day = dayOf(100);
    for (const filter of [
      { merchant_id: 'M-3' },
      { merchant_id: 'M-none' },
      { happened_at: { from: day, to: day } },
    ])
      expect({ filter, heavy: await heavy(page(journalList, { filter }, false)) }).toEqual({
        filter,
        heavy: [],
      });
  });

  it('the newest order of a company or a merchant is found with few reads', async () => {
    for (const merchant of [undefined, 'M-3', 'M-none'])
      expect(await heavy(newestIdQuery(company, merchant).compile(database.db))).toEqual([]);
  });

  it("a customer's history uses an index", async () => {
    expect(await heavy(customerHistoryQuery('0790000000').compile(database.db))).toEqual([]);
  });

  it('pages of deleted rows use an index', async () => {
    expect(await heavy(page(expenseList, { filter: { deleted: 'only' } }))).toEqual([]);
  });

  it('the dashboard reads only counters and balances', async () => {
    expect(await heavy(summaryQuery(company).compile(database.db))).toEqual([]);
    expect(await heavy(profitQuery(company).compile(database.db))).toEqual([]);
    expect(await heavy(attentionQuery(company).compile(database.db))).toEqual([]);
  });
});
