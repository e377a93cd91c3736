import { readdir } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { postChange, postRelease } from '@tawseel/federation/network';
import {
  createDeployToken,
  listDeployTokens,
  listReleases,
  readRegistry,
  revokeDeployToken,
} from '@tawseel/federation/store';
import { testSite, type TestSite } from '../testing/test-site.ts';
import { archiveOf, origin } from '../testing/upload.ts';

let site: TestSite;
let token = '';
let id = '';

beforeEach(async () => {
  site = await testSite({}, { release: (store) => store.releaseShell() });
  ({ id, token } = await createDeployToken(site.store.folder, 'fleet'));
});
afterEach(() => site.close());

interface Sent {
  query?: string;
  authorization?: string | undefined;
  type?: string;
}

const send = (
  archive: Buffer | undefined,
  { query = 'app=fleet', authorization = `Bearer ${token}`, type = 'application/gzip' }: Sent = {},
) =>
  site.app.inject({
    method: 'POST',
    url: `/releases?${query}`,
    headers: { ...(authorization && { authorization }), ...(archive && { 'content-type': type }) },
    ...(archive && { payload: archive }),
  });

const registry = () => readRegistry(site.store.folder);
const fleet = async () => (await registry()).features['fleet'];
const storedFleet = async () =>
  (await listReleases(site.store.folder)).find(({ name }) => name === 'fleet')?.stored;

/** Files and folders of the store, without the tokens and their last use. */
const contents = async () => (await readdir(site.store.folder, { recursive: true })).toSorted();

test('a release is published with its origin and its token', async () => {
  const response = await send(await archiveOf());
  const live = await fleet();
  expect(response.json()).toEqual({
    success: true,
    name: 'fleet',
    version: live?.version,
    live: live?.version,
    since: live?.since,
  });
  expect(await storedFleet()).toEqual([
    { version: live?.version, stored: expect.any(String), origin: { ...origin, token: id } },
  ]);
  expect((await site.app.inject('/drivers')).body).toContain(
    `/releases/fleet/${live?.version}/remoteEntry.js`,
  );
  expect((await listDeployTokens(site.store.folder))[0]?.used).toEqual(expect.any(String));
});

test('a team releases, tries a canary, promotes it and rolls it back', async () => {
  const target = { address: await site.app.listen({ port: 0, host: '127.0.0.1' }), token };
  const one = await postRelease(target, 'fleet', await archiveOf());
  const canary = await archiveOf({ 'drivers.1.js': 'two' });
  const two = await postRelease(target, 'fleet', canary, { canary: '10' });
  expect(two).toMatchObject({ live: one.version, audience: { percentage: 10 } });
  expect(await postChange(target, 'fleet', 'promote')).toEqual({ name: 'fleet', version: two.version });
  for (const query of [{}, { canary: '10' }]) {
    const again = await postRelease(target, 'fleet', canary, query);
    expect(again).toMatchObject({ live: two.version, repeated: true });
    expect(again).not.toHaveProperty('audience');
  }
  expect(await postChange(target, 'fleet', 'rollback')).toEqual({
    name: 'fleet',
    version: one.version,
    replaced: two.version,
  });
  await postRelease(target, 'fleet', canary, { companies: '1001,1002' });
  expect((await fleet())?.canary).toMatchObject({ companies: ['1001', '1002'] });
  await postChange(target, 'fleet', 'abort', two.version);
  expect((await fleet())?.canary).toBeUndefined();
  expect((await fleet())?.version).toBe(one.version);
});

test('a release that the live shell cannot run is refused with every reason', async () => {
  const needs = {
    '@tawseel/ui': { range: '^1.0.0', names: ['Button', 'Chart'] },
    react: { range: '^99.0.0', names: [] },
  };
  const before = await contents();
  const response = await send(await archiveOf({ needs: JSON.stringify(needs) }));
  expect(response.statusCode).toBe(409);
  const { reasons, ...body } = response.json();
  expect(body).toMatchObject({ success: false, code: 'refused', message: reasons.join(' ') });
  expect(reasons).toEqual([expect.stringMatching(/Chart/), expect.stringMatching(/react/)]);
  expect(await contents()).toEqual(before);
});

test('a token of fleet cannot release or roll back merchants', async () => {
  const before = await contents();
  for (const query of ['app=merchants', 'app=merchants&change=rollback', 'app=shell']) {
    const response = await send(await archiveOf(), { query });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      code: 'other_app',
      reasons: [`The deploy token ${id} releases fleet, not ${query.slice(4).split('&')[0]}.`],
    });
  }
  // The name in the address is not that of the build.
  const finance = await createDeployToken(site.store.folder, 'finance');
  const other = await send(await archiveOf(), {
    query: 'app=finance',
    authorization: `Bearer ${finance.token}`,
  });
  expect(other.json()).toMatchObject({
    code: 'refused',
    reasons: ['The build is of fleet, not of finance.'],
  });
  expect(await contents()).toEqual(before);
});

test.each<[string, () => string | undefined]>([
  ['no token', () => ''],
  ['a wrong token', () => `Bearer ${token.slice(0, -2)}__`],
  ['a token of another scheme', () => `Basic ${token}`],
])('a release with %s is refused', async (_, authorization) => {
  const response = await send(await archiveOf(), { authorization: authorization() });
  expect(response.statusCode).toBe(401);
  expect(response.headers['www-authenticate']).toBe('Bearer');
  expect(await fleet()).toBeUndefined();
});

test.each<[string, () => Promise<Sent & { archive?: Buffer }>, number, string]>([
  ['a truncated archive', async () => ({ archive: (await archiveOf()).subarray(0, 300) }), 400, 'invalid'],
  ['another type', async () => ({ archive: Buffer.from('{}'), type: 'application/json' }), 415, 'wrong_type'],
  ['no body', async () => ({}), 400, 'invalid'],
  ['a body above the limit', async () => ({ archive: Buffer.alloc(8 * 1024 * 1024 + 1) }), 413, 'too_large'],
  ['no app', async () => ({ query: 'canary=10' }), 400, 'invalid'],
  ['an unknown change', async () => ({ query: 'app=fleet&change=delete' }), 400, 'invalid'],
  ['two audiences', async () => ({ query: 'app=fleet&canary=10&companies=1' }), 400, 'invalid'],
])('%s is refused, and leaves nothing', async (_, make, status, code) => {
  const before = await contents();
  const { archive, ...sent } = await make();
  const response = await send(archive, sent);
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
  expect(await contents()).toEqual(before);
});

test('a token that is revoked during the upload releases nothing', async () => {
  const archive = await archiveOf();
  const address = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
  const before = await contents();
  const status = await new Promise<number>((resolve, reject) => {
    const upload = httpRequest(
      new URL('/releases?app=fleet', address),
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/gzip',
          'content-length': archive.length,
        },
      },
      (response) => resolve(response.resume().statusCode ?? 0),
    );
    upload.on('error', reject);
    upload.write(archive.subarray(0, 200));
    const used = async () => (await listDeployTokens(site.store.folder))[0]?.used;
    const finish = async () => {
      while (!(await used())) await new Promise((next) => setTimeout(next, 10));
      await revokeDeployToken(site.store.folder, id);
      upload.end(archive.subarray(200));
    };
    finish().catch(reject);
  });
  expect(status).toBe(401);
  expect(await contents()).toEqual(before);
});

test('two releases at once are both stored, and the response of the later one names the earlier one', async () => {
  const archives = await Promise.all(['one', 'two'].map((code) => archiveOf({ 'drivers.1.js': code })));
  const responses = await Promise.all(archives.map((archive) => send(archive)));
  const versions = responses.map((response) => String(response.json().version));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const live = await fleet();
  expect(versions).toContain(live?.version);
  expect(new Set([live?.version, live?.previous?.version])).toEqual(new Set(versions));
  const replaced = responses.map((response) => response.json().replaced);
  expect(replaced).toEqual(
    versions.map((version) => (version === live?.version ? live.previous?.version : undefined)),
  );
});

test('a third release at once is refused', async () => {
  const archive = await archiveOf();
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/gzip',
    'content-length': archive.length,
  };
  // None of them ends: the first response is the refusal of one.
  const uploads = [1, 2, 3].map(() =>
    httpRequest(`${address}/releases?app=fleet`, { method: 'POST', headers }),
  );
  const refusal = await new Promise<IncomingMessage>((resolve) => {
    for (const upload of uploads)
      upload
        .on('error', () => undefined)
        .on('response', resolve)
        .write(archive.subarray(0, 100));
  });
  for (const upload of uploads) upload.destroy();
  expect([refusal.statusCode, refusal.headers['retry-after']]).toEqual([429, '5']);
});

test('the thirty-first request of an address within a minute is refused', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 31; at += 1)
    statuses.push((await send(undefined, { authorization: 'Bearer x' })).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
});
