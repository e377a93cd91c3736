import { importResponse } from '@tawseel/api-client/schemas';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd, endAllApis, startApi, type RunningApi } from '../testing/running-api.ts';
import { signIn, testCompany } from '../testing/kill-many-times.ts';
import type { PostgresServer } from '../testing/postgres-process.ts';
import { findPostgres } from '../testing/postgres-programs.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { cityBody, merchantBody, orderBody } from '../testing/samples.ts';

const kills = 5;
const parts = 8;
const perPart = 50;

/** A part of the file, in which rows have no ids of their own. */
function partOf(part: number) {
  const rows = Array.from({ length: perPart }, (_, at) => {
    const row = part * perPart + at + 1;
    const { merchant_order_id: _id, ...order } = orderBody(row);
    return { row, order };
  });
  return {
    fingerprint: 'c'.repeat(64),
    file_name: 'day.csv',
    merchant_id: 'M-1',
    row_count: parts * perPart,
    rows,
  };
}

/** Sends the parts in their order until one fails. Returns the outcomes of the rows. */
async function importAll(api: RunningApi, headers: Record<string, string>) {
  const outcomes: string[] = [];
  for (let part = 0; part < parts; part += 1) {
    const response = await api.call('/DC/ImportOrders', partOf(part), headers).catch(() => undefined);
    if (response?.status !== 200) break;
    outcomes.push(...importResponse.parse(response.body).data.outcomes.map(({ outcome }) => outcome));
  }
  return outcomes;
}

const onServer = findPostgres() ? describe : describe.skip;

onServer('an import', () => {
  let server: PostgresServer;
  let folder: string;
  beforeEach(async () => {
    server = await startPostgres({ durable: true });
    folder = mkdtempSync(join(tmpdir(), 'tawseel-data-'));
  }, 60_000);
  afterEach(async () => {
    endAllApis();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it(`adds each row once when the process is killed ${kills} times in its middle`, async () => {
    const env = { DATABASE_URL: server.url, DATA_DIR: folder };
    const names = ['create', '--id', '7', '--name', 'x', '--admin', 'y'];
    await runToEnd('commands/company.ts', { ...env, ...testCompany }, names);
    const added: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const api = await startApi(env);
      const headers = await signIn(api);
      await api.call('/DC/CreateCitys', cityBody('عمان'), headers);
      await api.call('/DC/CreateMerchants', merchantBody(1), headers);
      const importing = importAll(api, headers);
      await new Promise((resolve) => {
        setTimeout(resolve, 60 + kill * 40);
      });
      await api.end('SIGKILL');
      added.push((await importing).filter((outcome) => outcome === 'added').length);
    }
    const api = await startApi(env);
    const outcomes = await importAll(api, await signIn(api));
    expect(outcomes).toHaveLength(parts * perPart);
    expect(new Set(outcomes)).toEqual(
      new Set(outcomes.includes('added') ? ['added', 'present'] : ['present']),
    );
    const { body } = await api.call('/DC/DisplayOrders', { limit: 1000 }, await signIn(api));
    const orders = body.date as { merchant_order_id: string }[];
    expect(orders).toHaveLength(parts * perPart);
    expect(new Set(orders.map((order) => order.merchant_order_id)).size).toBe(parts * perPart);
    // A part was cut, or the kills came too early or too late.
    expect(added.some((count) => count < parts * perPart)).toBe(true);
    await api.end('SIGTERM');
    const { code } = await runToEnd('commands/database.ts', env, ['check']);
    expect(code).toBe(0);
  }, 120_000);
});
