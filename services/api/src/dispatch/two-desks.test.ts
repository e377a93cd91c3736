import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testCompany } from '../testing/kill-many-times.ts';
import { findPostgres } from '../testing/postgres-programs.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { endAllApis, runToEnd } from '../testing/running-api.ts';
import { KilledCompany, sendAllOut } from './killed-company.ts';
import { keyOf } from './testing.ts';

/** Numbers of scans: the embedded database starts slowly after a kill. */
const kinds = findPostgres()
  ? ([
      ['embedded', 60],
      ['server', 200],
    ] as const)
  : ([['embedded', 60]] as const);
/** Every second order fails, which each further scan would do again; the others are delivered. */
const isFailed = (n: number) => n % 2 === 0;

interface Desk {
  ids: Map<number, string>;
  answered: number;
  seconds: number;
}

const bodyOf = (n: number, client_id: string | undefined) => ({
  client_id,
  order: keyOf(n),
  ...(isFailed(n) ? { mode: 'failed', reason_id: 'no-answer' } : { mode: 'delivered' }),
});

/** Scans one order after another, every third of them twice at once. */
async function scanAll(company: KilledCompany, own: readonly number[], onAnswer: () => Promise<void>) {
  const headers = await company.signIn();
  const desk: Desk = { ids: new Map(), answered: 0, seconds: 0 };
  const started = performance.now();
  for (const n of own) {
    const client_id = randomUUID();
    desk.ids.set(n, client_id);
    const times = n % 3 === 0 ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: times }, () => company.send(headers, '/DC/Scan', bodyOf(n, client_id))),
    );
    for (const { status, text } of answers)
      expect({ n, status, text }).toEqual({
        n,
        status: 200,
        text: expect.stringContaining('"was_there":false'),
      });
    desk.answered += 1;
    await onAnswer();
  }
  desk.seconds = (performance.now() - started) / 1000;
  return desk;
}

describe('two desks that scan at once', () => {
  afterEach(endAllApis);

  it.each(kinds)(
    'lose and double nothing while the process is killed (%s, %i scans)',
    async (kind, scans) => {
      const numbers = Array.from({ length: scans }, (_, at) => at + 1);
      const folder = mkdtempSync(join(tmpdir(), 'tawseel-desks-'));
      const server = kind === 'server' ? await startPostgres({ durable: true }) : undefined;
      const env = { DATA_DIR: folder, ...(server && { DATABASE_URL: server.url }) };
      try {
        const names = ['create', '--id', '7', '--name', 'x', '--admin', 'y'];
        await runToEnd('commands/company.ts', { ...env, ...testCompany }, names);
        const company = new KilledCompany(env);
        const headers = await company.signIn();
        await sendAllOut(company, headers, numbers);
        let answered = 0;
        const kills: Promise<void>[] = [];
        const onAnswer = async () => {
          answered += 1;
          // Scans are under way at both desks.
          if (answered === scans * 0.3 || answered === scans * 0.7) kills.push(company.kill());
        };
        const halves = [numbers.slice(0, scans / 2), numbers.slice(scans / 2)];
        const desks = await Promise.all(halves.map((own) => scanAll(company, own, onAnswer)));
        await Promise.all(kills);
        const seconds = Math.max(...desks.map((desk) => desk.seconds));
        process.stdout.write(`${kind}: ${scans} scans in ${seconds.toFixed(1)} s, ${kills.length} kills\n`);
        expect(answered).toBe(scans);

        // A device that has not seen the answers sends all of them again.
        for (const { ids } of desks)
          for (const [n, id] of ids)
            expect(await company.send(headers, '/DC/Scan', bodyOf(n, id))).toMatchObject({ status: 200 });
        const lines = await company.rows(headers, '/DC/DisplayRunLines', { limit: 1000 });
        const found = new Map(lines.map((line) => [line.merchant_order_id, line]));
        for (const n of numbers)
          expect(found.get(`O-${n}`)).toMatchObject({
            outcome: isFailed(n) ? 'Failed' : 'Delivered',
            place: isFailed(n) ? 'Driver' : 'Customer',
            attempts: 1,
          });
        const [driver] = await company.rows(headers, '/DC/DisplayDrivers');
        expect(driver).toMatchObject({ money_orders: (scans / 2) * 20 });
        const [run] = await company.rows(headers, '/DC/DisplayRuns');
        expect(run).toMatchObject({ delivered: scans / 2, failed: scans / 2, collected: (scans / 2) * 20 });
        await company.end();
        expect(await runToEnd('commands/database.ts', env, ['check'])).toMatchObject({ code: 0, errors: '' });
      } finally {
        await server?.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    600_000,
  );
});
