import { setImmediate } from 'node:timers/promises';
import { tenantContext } from '../testing/tenant-context.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { createCallerChecks } from './caller-checks.ts';
import type { SqlConnection } from './dialect.ts';

onEachDatabase('checks of callers', (test) => {
  const callerOf = (company: TestCompany) => tenantContext(test(), company);

  /** Checks that note the number of rows of each statement. `now` is their clock. */
  function recordedChecks(now?: () => number) {
    const { source } = test().database;
    const rows: number[] = [];
    const acquired = new Map<SqlConnection, SqlConnection>();
    const checks = createCallerChecks(
      {
        source: {
          async acquire() {
            const connection = await source.acquire();
            const recorded: SqlConnection = {
              query(text, values = [], name) {
                rows.push(Array.isArray(values[0]) ? values[0].length : 0);
                return connection.query(text, values, name);
              },
              queryTogether: (statements) => connection.queryTogether(statements),
            };
            acquired.set(recorded, connection);
            return recorded;
          },
          release: (recorded) => source.release(acquired.get(recorded) ?? recorded),
          close: () => source.close(),
        },
      },
      now,
    );
    return { checks, rows };
  }

  it('of one session and list that wait together share a row', async () => {
    const caller = await callerOf(await test().company());
    const { checks, rows } = recordedChecks();
    const versions = await Promise.all(
      ['orders', 'orders', 'drivers', 'orders'].map((table) => checks.version(caller, table)),
    );
    expect(versions).toEqual([0, 0, 0, 0]);
    expect(rows).toEqual([2]);
  });

  it('refuse an ended session and admit the others that wait with it', async () => {
    const caller = await callerOf(await test().company());
    const ended = { ...caller, sessionId: '00000000-0000-4000-8000-000000000000' };
    const replaced = { ...caller, tokenGeneration: 7 };
    const { checks } = recordedChecks();
    const results = await Promise.allSettled(
      [ended, caller, replaced, caller].map((one) => checks.version(one, 'orders')),
    );
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it('await as many requests as the statement before had', async () => {
    const caller = await callerOf(await test().company());
    const { checks, rows } = recordedChecks(() => 0);
    const check = (table: string) => checks.version(caller, table);
    await Promise.all(['orders', 'drivers', 'cars'].map(check));
    const first = check('orders');
    for (let turns = 0; turns < 5; turns += 1) await setImmediate();
    await Promise.all([first, check('drivers'), check('cars')]);
    expect(rows).toEqual([3, 3]);
  });

  it('do not await requests that do not come', async () => {
    const caller = await callerOf(await test().company());
    const { checks, rows } = recordedChecks();
    await Promise.all(['orders', 'drivers'].map((table) => checks.version(caller, table)));
    await checks.version(caller, 'orders');
    expect(rows).toEqual([2, 1]);
  });
});
