import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { startPostgres } from '@tawseel/api/testing/postgres';
import { postRelease } from '@tawseel/federation/network';
import { createDeployToken, readRegistry } from '@tawseel/federation/store';
import pg from 'pg';
import { openStore } from './store/index.ts';
import { endAllGateways, startGateway } from './testing/running-gateway.ts';
import { testStore, type TestStore } from './testing/test-store.ts';
import { archiveOf } from './testing/upload.ts';

// Gateways as the operator starts them, killed while they receive a release.
jest.setTimeout(120_000);

const separateApi = { API_URL: 'http://127.0.0.1:9' };
let store: TestStore;

beforeEach(async () => {
  store = await testStore();
});
afterEach(async () => {
  endAllGateways();
  await store.remove();
});

const tokens = () => readFile(path.join(store.folder, 'tokens.json'), 'utf8');
const contents = async () => (await readdir(store.folder, { recursive: true })).toSorted();

test('a gateway that is killed during an upload leaves nothing of it', async () => {
  await store.releaseShell();
  const { token } = await createDeployToken(store.folder, 'fleet');
  const env = { DATA_DIR: path.dirname(store.folder), ...separateApi };
  const gateway = await startGateway(env);
  const before = await contents();
  const unused = await tokens();
  const archive = await archiveOf();
  const upload = request(`${gateway.address}/releases?app=fleet`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/gzip',
      'content-length': archive.length,
    },
  });
  const cut = new Promise((resolve) => upload.once('error', resolve));
  upload.write(archive.subarray(0, archive.length - 10));
  // The gateway notes the use of the token before it reads the archive.
  while ((await tokens()) === unused || String(await contents()) !== String(before));
  await gateway.end('SIGKILL');
  await cut;
  expect(await contents()).toEqual(before);

  const again = await startGateway(env);
  const { version } = await postRelease({ address: again.address, token }, 'fleet', archive);
  expect((await readRegistry(store.folder)).features['fleet']?.version).toBe(version);
});

test('a gateway that is killed while it stores a release leaves the shared store whole', async () => {
  const server = await startPostgres();
  const client = new pg.Client({ connectionString: server.url });
  try {
    await store.releaseShell();
    const { token } = await createDeployToken(store.folder, 'fleet');
    const options = { databaseUrl: server.url, keepDays: 7, onFault: () => undefined };
    const opened = openStore({ folder: store.folder, ...options });
    await opened.change([], async () => undefined);
    await opened.close();
    await client.connect();
    const env = (name: string) => ({
      DATA_DIR: path.join(store.folder, name),
      DATABASE_URL: server.url,
      ...separateApi,
    });
    const script = randomBytes(50_000).toString('hex');
    const released: string[] = [];
    for (let at = 0; at < 4; at += 1) {
      const gateway = await startGateway(env('killed'));
      const sent = postRelease(
        { address: gateway.address, token },
        'fleet',
        await archiveOf({ 'drivers.1.js': `${script}${at}` }),
      ).then(
        ({ version }) => void released.push(version),
        () => undefined,
      );
      // The last one stores its release.
      await (at === 3 ? sent : new Promise((resolve) => setTimeout(resolve, 150 + at * 300)));
      await gateway.end('SIGKILL');
      await sent;
    }
    const { rows: incomplete } = await client.query(
      `select version from releases.stored s where app = 'fleet' and
         (select count(*) from releases.stored_files f where f.version = s.version and path = any ($1)) <> 3`,
      [['release.json', 'drivers.1.js', 'drivers.1.js.br']],
    );
    expect(incomplete).toEqual([]);
    const { rows: stored } = await client.query(`select version from releases.stored where app = 'fleet'`);
    expect(stored.map(({ version }) => version)).toEqual(expect.arrayContaining(released));

    expect(released.length).toBeGreaterThan(0);

    const other = await startGateway(env('other'));
    const { version } = await postRelease({ address: other.address, token }, 'fleet', await archiveOf());
    const page = await (await fetch(`${other.address}/drivers`)).text();
    expect(page).toContain(`/releases/fleet/${version}/remoteEntry.js`);
  } finally {
    await client.end();
    await server.stop();
  }
});
