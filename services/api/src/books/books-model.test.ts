import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as fc from 'fast-check';
import { openDatabase } from '../database/database.ts';
import { acrossCompanies } from '../database/in-company.ts';
import { checkRecords } from '../server/check-records.ts';
import { addHolders, bookCommand } from '../testing/books-commands.ts';
import { expectBalances, ReferenceLedger, type BooksClient } from '../testing/books-model.ts';
import { changeMoneyUnderKill } from '../testing/books-under-kill.ts';
import { findPostgres } from '../testing/postgres-programs.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { endAllApis, runToEnd } from '../testing/running-api.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { readIdentities } from './identity.ts';

const clients = 3;

onEachDatabase('random changes of money', (test) => {
  function clientOf({ post, put, delete: remove }: TestCompany, tag: string): BooksClient {
    let sent = 0;
    return {
      async send(method, path, body) {
        sent += 1;
        const headers = { 'idempotency-key': `${tag}-${sent}` };
        if (method === 'DELETE') return (await remove(path, headers)).status;
        // Each change is sent twice at once: it is made once.
        const send = method === 'PUT' ? put : post;
        const [first] = await Promise.all([send(path, body, headers), send(path, body, headers)]);
        return first.status;
      },
      rows: async (path, body) => (await post(path, body)).body.data ?? [],
    };
  }

  it('by several clients at once leave each account as the reference has it, in every snapshot', async () => {
    const run = fc.commands([bookCommand], { maxCommands: 12, size: 'max' });
    await fc.assert(
      fc.asyncProperty(fc.tuple(run, run, run), async (runs) => {
        const admin = await test().company();
        await addHolders(clientOf(admin, 'add'), clients);
        const ledgers = runs.map((_, at) => new ReferenceLedger(at + 1));
        const done = new AbortController();
        const changes = Promise.all(
          ledgers.map((model, at) =>
            fc.asyncModelRun(() => ({ model, real: clientOf(admin, String(at)) }), runs[at] ?? []),
          ),
        ).finally(() => done.abort());
        const snapshots = async () => {
          while (!done.signal.aborted) {
            const identities = await acrossCompanies(test().database, readIdentities);
            expect(identities.filter(({ holds }) => !holds)).toEqual([]);
          }
        };
        await Promise.all([changes, snapshots()]);
        expectBalances((await admin.post('/DC/DisplayAccountBalances')).body.data ?? [], ledgers);
        expect(await checkRecords(test().database)).toEqual([]);
      }),
      { numRuns: 2, endOnFailure: true },
    );
  }, 240_000);
});

/** Number of changes by eight clients of a process that is killed. A long run: BOOKS_OPERATIONS=10000 npx jest books-model. */
const operations = Number(process.env.BOOKS_OPERATIONS ?? 200);
const kinds = findPostgres() ? ['embedded', 'server'] : ['embedded'];
/** Output of the check of books that hold. */
const holds = /^✓ company 7: collected .+\n✓ Every .+\n$/;

describe(`${operations} changes of money by eight clients`, () => {
  afterEach(endAllApis);

  it.each(kinds)(
    'of a process that is killed are each made once (%s)',
    async (kind) => {
      const folder = mkdtempSync(join(tmpdir(), 'tawseel-books-'));
      const server = kind === 'server' ? await startPostgres() : undefined;
      const env = { DATA_DIR: folder, ...(server && { DATABASE_URL: server.url }) };
      const database =
        server &&
        (await openDatabase({ databaseUrl: server.url, dataDir: '', databasePool: 1, isUnhurried: true }));
      try {
        const seed = Number(process.env.BOOKS_SEED ?? jest.getSeed());
        let read = 0;
        const readSnapshot = async () => {
          read += 1;
          if (!database)
            return expect((await runToEnd('commands/database.ts', env, ['check'])).output).toMatch(holds);
          const identities = await acrossCompanies(database, readIdentities);
          expect(identities.filter((identity) => !identity.holds)).toEqual([]);
          await setTimeout(250);
        };
        const snapshots = { read: readSnapshot, isShared: database !== undefined };
        const { ledgers, data, kills, output } = await changeMoneyUnderKill(env, operations, seed, snapshots);
        process.stdout.write(`${kind}: seed ${seed}, ${kills} kills, ${read} snapshots\n${output}`);
        expect(kills).toBeGreaterThan(0);
        expectBalances(data, ledgers);
        expect(output).toMatch(holds);
      } finally {
        await database?.close();
        await server?.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    3_600_000,
  );
});
