import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { proveContract } from '@tawseel/api-client/contract-record';
import pg from 'pg';
import { sha256 } from '../contracts/contracts.evidence.ts';
import { demoCompanies, demoPassword } from '../demo/demo-companies.ts';
import { clientOf, startOrderClients, type Client } from '../testing/order-clients.ts';
import type { PostgresServer } from '../testing/postgres-process.ts';
import { findPostgres } from '../testing/postgres-programs.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { endAllApis, runToEnd, startApi } from '../testing/running-api.ts';

const lists = [
  '/DC/DisplayMerchants',
  '/DC/DisplayDrivers',
  '/DC/DisplayCars',
  '/DC/DisplayCitys',
  '/DC/DisplayOrders',
  '/DC/Display_deleted_records_Orders',
  '/DC/DisplayExpenses',
  '/DC/DisplayTotalExpenses',
  '/DC/DisplayProfits',
  '/DC/DisplayTotalProfits',
  '/DC/DisplayNetProfits',
  '/DC/DisplayNetProfitsByMonth',
  '/DC/DisplayNetProfitsByYear',
  '/DC/DisplayContracts',
  '/DC/DisplayContractEvidence',
  '/DC/DisplayInfoCompany',
  '/DC/DisplayPaymentMonthSub',
  '/DC/DisplayLedger',
];
const writing = { id: '7', password: 'secret of 7' };
const newCompany = ['--id', writing.id, '--name', 'x', '--admin', 'y'];

async function everyList(client: Client) {
  const rows: Record<string, unknown> = {};
  for (const path of lists) rows[path] = await client.list(path);
  return rows;
}

function last(ids: readonly string[], client: number) {
  const numbers = ids
    .map((id) => /^O-(\d+)-(\d+)$/.exec(id))
    .flatMap((found) => (found?.[1] === String(client) ? [Number(found[2])] : []));
  return { most: Math.max(0, ...numbers), count: numbers.length };
}

const onServer = findPostgres() ? describe : describe.skip;

onServer('a backup while clients write', () => {
  let server: PostgresServer;
  let folder: string;
  let embedded: Record<string, string>;
  let onPostgres: Record<string, string>;

  beforeEach(async () => {
    server = await startPostgres();
    folder = mkdtempSync(join(tmpdir(), 'tawseel-backup-'));
    const admin = new pg.Client({ connectionString: server.url.replace('tawseel@', 'postgres@') });
    await admin.connect();
    await admin.query('create database moved owner tawseel');
    await admin.end();
    embedded = { DATA_DIR: join(folder, 'embedded') };
    const url = server.url.replace('/tawseel?', '/moved?');
    onPostgres = { DATA_DIR: join(folder, 'server'), DATABASE_URL: url };
  }, 60_000);
  afterEach(async () => {
    endAllApis();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function backsUpAndRestores(from: Record<string, string>, to: Record<string, string>) {
    const file = join(folder, 'a.backup');
    await runToEnd('commands/seed.ts', from, ['--orders', '60']);
    await runToEnd('commands/company.ts', { ...from, COMPANY_PASSWORD: writing.password }, [
      'create',
      ...newCompany,
    ]);
    const source = await startApi({ ...from, LOG_LEVEL: 'info' });
    const before: unknown[] = [];
    for (const { company_id, password } of demoCompanies)
      before.push(await everyList(await clientOf(source, company_id, password)));
    const clients = await startOrderClients(await clientOf(source, writing.id, writing.password), 3);
    while (clients.delivered().length < 6) await setTimeout(20);

    const acknowledged = clients.delivered();
    const backup = await runToEnd('commands/database.ts', from, ['backup', file]);
    expect(backup).toMatchObject({ code: 0, errors: '' });
    while (clients.delivered().length < acknowledged.length + 6) await setTimeout(20);
    await clients.stop();
    expect(await source.end('SIGTERM')).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    expect(await runToEnd('commands/database.ts', to, ['restore', file])).toMatchObject({
      code: 0,
      errors: '',
      output: expect.stringMatching(
        /^The backup of .+Z is restored: companies [23], orders \d{2,}, journals \d{2,}, all rows \d{3,}\.\n(✓ company \S+: collected [^\n]+\n)+✓ [^\n]+\n$/,
      ),
    });
    expect(await runToEnd('commands/database.ts', to, ['restore', file])).toMatchObject({
      code: 1,
      errors: 'The database is not empty: there are rows in companies; restore into a new database.\n',
    });

    const restored = await startApi({ ...to, LOG_LEVEL: 'info' });
    expect((await restored.call('/ready')).status).toBe(200);
    for (const [at, { company_id, password }] of demoCompanies.entries()) {
      const after = await everyList(await clientOf(restored, company_id, password));
      expect(after).toEqual(before[at]);
      const person = { user: 'cashier', password_company: demoPassword(company_id, 'cashier') };
      expect((await restored.call('/LoginDC', { company_id, ...person })).status).toBe(200);
    }

    const client = await clientOf(restored, writing.id, writing.password);
    const orders = await client.list('/DC/DisplayOrders');
    const present = orders.map(({ merchant_order_id }) => String(merchant_order_id));
    expect(present).toEqual(expect.arrayContaining(acknowledged));
    // Sequential writes of a client have no gap: the rows are of one moment.
    for (const n of [1, 2, 3]) expect(last(present, n).count).toBe(last(present, n).most);
    const delivered = orders.filter(({ status }) => status === 'Delivered');
    expect(await client.list('/DC/DisplayProfits')).toHaveLength(delivered.length);
    // Identity columns continue their sequence.
    await client.send('POST', '/DC/CreateExpenses', { description: 'after', quantity: 1, amount: 1 });
    return restored;
  }

  async function expectProvenSignature(client: Client) {
    const [contracts, chain] = await Promise.all([
      client.list('/DC/DisplayContracts'),
      client.list('/DC/DisplayContractEvidence'),
    ]);
    const signed = contracts.filter((row) => row.contract_file_client !== '');
    expect(signed.length).toBeGreaterThan(0);
    for (const row of signed) expect(proveContract(row as never, chain as never, sha256)?.isValid).toBe(true);
  }

  it('of the embedded database is restored on a server', async () => {
    const restored = await backsUpAndRestores(embedded, onPostgres);
    const [demo] = demoCompanies;
    await expectProvenSignature(await clientOf(restored, demo.company_id, demo.password));
    expect(await restored.end('SIGTERM')).toBe(0);
  }, 300_000);

  it('of a server is restored as an embedded database', async () => {
    const restored = await backsUpAndRestores(onPostgres, embedded);
    const [demo] = demoCompanies;
    await expectProvenSignature(await clientOf(restored, demo.company_id, demo.password));
    expect(await restored.end('SIGTERM')).toBe(0);
    expect(await runToEnd('commands/database.ts', embedded, ['check'])).toMatchObject({ code: 0 });
  }, 300_000);
});
