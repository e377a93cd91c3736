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

  /** The statement of a company's merchants, and the ids that it has received. */
  function merchantsOf(companyId: string) {
    const ids: string[] = [];
    const statement: Statement = {
      sql: 'select merchant_id from listed_merchants where company_id = $1',
      parameters: [companyId],
      name: 'merchants of a company',
      receiver: {
        begin: () => void (ids.length = 0),
        add: (bytes, start, end) => void ids.push(bytes.toString('utf8', start + 4, end)),
      },
    };
    return { statement, ids };
  }

  it('share a connection, and each has the rows of its own company', async () => {
    const companies = await Promise.all([test().company(), test().company()]);
    const { reads, borrowed } = countedReads();
    for (const [at, company] of companies.entries()) {
      await company.post('/DC/CreateMerchants', merchantBody(at + 1));
    }
    const callers = await Promise.all(companies.map(callerOf));
    const pages = await Promise.all(
      [...callers, ...callers].map(async (caller) => {
        const { statement, ids } = merchantsOf(caller.companyId);
        await reads.read(caller, statement);
        return ids;
      }),
    );
    expect(borrowed()).toBe(1);
    expect(pages).toEqual([['M-1'], ['M-2'], ['M-1'], ['M-2']]);
  });

  it('are read for a company whatever session fails beside them', async () => {
    const own = await callerOf(await test().company());
    const ended = { ...own, sessionId: '00000000-0000-4000-8000-000000000000' };
    const { reads } = countedReads();
    const results = await Promise.allSettled(
      [own, ended, own].map((caller) => reads.read(caller, merchantsOf(caller.companyId).statement)),
    );
    expect(results).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'unauthorised' } },
      { status: 'fulfilled' },
    ]);
  });

  it('see no row of another company through a statement that names it', async () => {
    const [own, other] = [await test().company(), await test().company()];
    await other.post('/DC/CreateMerchants', merchantBody(1));
    const { reads } = countedReads();
    const [visible, hidden] = [merchantsOf(other.companyId), merchantsOf(other.companyId)];
    await Promise.all([
      reads.read(await callerOf(other), visible.statement),
      reads.read(await callerOf(own), hidden.statement),
    ]);
    expect(visible.ids).toEqual(['M-1']);
    expect(hidden.ids).toEqual([]);
  });

  it('are read alone when the statement of another one fails, each row once', async () => {
    const company = await test().company();
    await company.post('/DC/CreateMerchants', merchantBody(1));
    const caller = await callerOf(company);
    const { reads } = countedReads();
    const failing: Statement = { sql: 'select 1 / 0 as rows', parameters: [] };
    const [before, after] = [merchantsOf(caller.companyId), merchantsOf(caller.companyId)];
    const results = await Promise.allSettled(
      [before.statement, failing, after.statement].map((statement) => reads.read(caller, statement)),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect([before.ids, after.ids]).toEqual([['M-1'], ['M-1']]);
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
        query: () => Promise.reject(new Error('Pages are read together.')),
        async queryTogether<Row extends object>(statements: readonly Statement[]) {
          if (isFirst) await slow;
          const results = statements.map(async ({ sql }): Promise<SqlResult<Row>> => {
            return { rows: JSON.parse(sql === 'page' ? '[]' : '[{ "is_alive": true }]'), affected: 0 };
          });
          return Promise.allSettled(results);
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
  await reads.read(caller, statement);
  finish();
  await first;
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
