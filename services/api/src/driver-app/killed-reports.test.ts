import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { driverEventsResponse, driverLoginResponse } from '@tawseel/api-client/driver-app-schemas';
import { KilledCompany, sendAllOut } from '../dispatch/killed-company.ts';
import { testCompany } from '../testing/kill-many-times.ts';
import { findPostgres } from '../testing/postgres-programs.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { endAllApis, runToEnd } from '../testing/running-api.ts';
import { eventOf } from './report-testing.ts';

const kinds = findPostgres() ? ['embedded', 'server'] : ['embedded'];
const orders = 40;
const batch = 10;

/** Every second order fails, which each further report would do again; the others are delivered. */
const isFailed = (n: number) => n % 2 === 0;

describe('reports of two phones of a driver', () => {
  afterEach(endAllApis);

  it.each(kinds)(
    'are applied once while the process is killed (%s)',
    async (kind) => {
      const numbers = Array.from({ length: orders }, (_, at) => at + 1);
      const events = numbers.map((n) =>
        isFailed(n) ? eventOf('failed', n, { reason_id: 'no-answer' }) : eventOf('delivered', n),
      );
      const folder = mkdtempSync(join(tmpdir(), 'tawseel-phones-'));
      const server = kind === 'server' ? await startPostgres({ durable: true }) : undefined;
      const env = { DATA_DIR: folder, ...(server && { DATABASE_URL: server.url }) };
      try {
        const names = ['create', '--id', '7', '--name', 'x', '--admin', 'y'];
        await runToEnd('commands/company.ts', { ...env, ...testCompany }, names);
        const company = new KilledCompany(env);
        const headers = await company.signIn();
        await sendAllOut(company, headers, numbers);
        const login = await company.send({}, '/DR/Login', {
          company_id: '7',
          driver: 'D-1',
          password: 'secret1',
        });
        const { token } = driverLoginResponse.parse(JSON.parse(login.text));
        const driver = { authorization: `Bearer ${token}` };
        const report = async (from: number) => {
          const body = { events: events.slice(from, from + batch) };
          const { text } = await company.send(driver, '/DR/Events', body);
          const { data } = driverEventsResponse.parse(JSON.parse(text));
          expect(data.map(({ outcome }) => outcome)).toEqual(body.events.map(() => 'applied'));
        };
        const reportAll = async () => {
          for (let from = 0; from < orders; from += batch) await report(from);
        };
        const sending = Promise.all([reportAll(), reportAll()]);
        for (const wait of [30, 60]) {
          await new Promise((resolve) => {
            setTimeout(resolve, wait);
          });
          await company.kill();
        }
        await sending;
        await reportAll();
        const lines = await company.rows(headers, '/DC/DisplayRunLines', { limit: 1000 });
        const found = new Map(lines.map((line) => [line.merchant_order_id, line]));
        for (const n of numbers)
          expect(found.get(`O-${n}`)).toMatchObject({
            outcome: isFailed(n) ? 'Failed' : 'Delivered',
            attempts: 1,
          });
        const [row] = await company.rows(headers, '/DC/DisplayDrivers');
        expect(row).toMatchObject({ money_orders: (orders / 2) * 20 });
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
