import { merchantBody } from '../testing/samples.ts';
import { tenantContext } from '../testing/tenant-context.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import type { ConnectionSource, SqlConnection, SqlResult, Statement } from '../database/dialect.ts';
import { createPageReads } from './page-reads.ts';

onEachDatabase('pages of requests that arrive together', (test) => {
  const callerOf = (company: TestCompany) => tenantContext(test(), company);

  /** Reads that note how many connections they borrow. */
  function countedReads() {
    const { source: own } = test().database;
    let borrowed = 0;
    const source: ConnectionSource = {
      acquire() {
        borrowed += 1;
        return own.acquire();
      },
      release: (connection) => own.release(connection),
      close: () => own.close(),
    };
    return { reads: createPageReads({ source }), borrowed: () => borrowed };
  }

  const pageFor = (companyId: string): Statement => ({
    sql: `select string_agg(merchant_id, ',') as rows, count(*) as total from listed_merchants where company_id = $1`,
    parameters: [companyId],
    name: 'merchants of a company',
    isBytes: true,
  });

  const text = (rows: string | Buffer | null | undefined) => String(rows ?? '');

  it('share a connection, and each has the rows of its own company', async () => {
    const companies = await Promise.all([test().company(), test().company()]);
    const { reads, borrowed } = countedReads();
    for (const [at, company] of companies.entries()) {
      await company.post('/DC/CreateMerchants', merchantBody(at + 1));
    }
    const callers = await Promise.all(companies.map(callerOf));
    const pages = await Promise.all(
      [...callers, ...callers].map((caller) => reads.read(caller, pageFor(caller.companyId))),
    );
    expect(borrowed()).toBe(1);
    for (const [at, page] of pages.entries()) {
      expect(text(page?.rows)).toBe(`M-${(at % 2) + 1}`);
      expect(page?.total).toBe(1);
    }
  });

  it('are read for a company whatever session fails beside them', async () => {
    const own = await callerOf(await test().company());
    const ended = { ...own, sessionId: '00000000-0000-4000-8000-000000000000' };
    const { reads } = countedReads();
    const results = await Promise.allSettled(
      [own, ended, own].map((caller) => reads.read(caller, pageFor(caller.companyId))),
    );
    expect(results).toMatchObject([
      { status: 'fulfilled', value: { total: 0 } },
      { status: 'rejected', reason: { code: 'unauthorised' } },
      { status: 'fulfilled', value: { total: 0 } },
    ]);
  });

  it('see no row of another company through a statement that names it', async () => {
    const [own, other] = [await test().company(), await test().company()];
    await other.post('/DC/CreateMerchants', merchantBody(1));
    const { reads } = countedReads();
    const [, page] = await Promise.all([
      reads.read(await callerOf(other), pageFor(other.companyId)),
      reads.read(await callerOf(own), pageFor(other.companyId)),
    ]);
    expect(page).toMatchObject({ rows: null, total: 0 });
  });

  it('are read alone when the statement of another one fails', async () => {
    const caller = await callerOf(await test().company());
    const { reads } = countedReads();
    const failing: Statement = { sql: 'select 1 / 0 as rows', parameters: [] };
    const results = await Promise.allSettled(
      [pageFor(caller.companyId), failing, pageFor(caller.companyId)].map((statement) =>
        reads.read(caller, statement),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});

test('a page does not wait for a slow one', async () => {
  let finish = () => {};
  const slow = new Promise<void>((resolve) => (finish = resolve));
  let borrowed = 0;
  const source = {
    async acquire() {
      const isFirst = borrowed === 0;
      borrowed += 1;
      const connection: SqlConnection = {
        async query<Row extends object>(text: string): Promise<SqlResult<Row>> {
          if (isFirst) await slow;
          const rows: Row[] = JSON.parse(text === 'page' ? '[{ "rows": "{}" }]' : '[{ "is_alive": true }]');
          return { rows, affected: 0 };
        },
      };
      return connection;
    },
    release() {},
    close: async () => {},
  };
  const reads = createPageReads({ source });
  const caller = { companyId: '1', adminId: '', sessionId: '', tokenGeneration: null, requestId: '' };
  const statement = { sql: 'page', parameters: [] };
  const first = reads.read(caller, statement);
  await new Promise((resolve) => {
    setTimeout(resolve, 2);
  });
  expect(await reads.read(caller, statement)).toEqual({ rows: '{}' });
  finish();
  expect(await first).toEqual({ rows: '{}' });
  expect(borrowed).toBe(2);
});

test('all pages that wait are rejected when there is no connection', async () => {
  const source = {
    acquire: () => Promise.reject(new Error('There is none.')),
    release() {},
    close: async () => {},
  };
  const reads = createPageReads({ source });
  const caller = { companyId: '1', adminId: '', sessionId: '', tokenGeneration: null, requestId: '' };
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, () => reads.read(caller, { sql: 'page', parameters: [] })),
  );
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
});
