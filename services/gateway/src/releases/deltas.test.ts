import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { deltaPath, dictionaryHash, rollback } from '@tawseel/federation/store';
import { sendRequest } from '../testing/send-request.ts';
import { testSite, type TestSite } from '../testing/test-site.ts';
import { available, largeScript } from '../testing/test-store.ts';

const first = largeScript('first()');
const second = largeScript('second()');
const every = 'gzip, deflate, br, zstd, dcb, dcz';

const storedDelta = (address: string, dictionary: string) =>
  readFile(deltaPath(path.join(site.store.folder, address), dictionaryHash(Buffer.from(dictionary))));

let site: TestSite;
const addresses: string[] = [];

beforeAll(async () => {
  site = await testSite();
  for (const script of [first, second])
    addresses.push(`${(await site.store.releaseShell({ 'main.1.js': script })).base}main.1.js`);
});
afterAll(() => site.close());

const [before, after] = [() => addresses[0] ?? '', () => addresses[1] ?? ''];

interface Visit {
  /** Script that the browser has. */
  has?: string;
  accepts?: string;
  headers?: Record<string, string>;
}

function get(url: string, { has, accepts = every, headers = {} }: Visit = {}) {
  const known = has === undefined ? {} : { 'available-dictionary': available(has) };
  return site.app.inject({
    method: 'GET',
    url,
    headers: { 'accept-encoding': accepts, ...known, ...headers },
  });
}

test('a browser with the file of the previous release receives the delta that the release stored', async () => {
  const response = await get(after(), { has: first });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-encoding': 'dcz',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding, available-dictionary',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'use-as-dictionary': 'match="/releases/shell/*/main.1.js"',
  });
  expect(response.rawPayload).toEqual(await storedDelta(after(), first));
  expect(response.rawPayload.length).toBeLessThan(150);
});

test.each<[string, Visit]>([
  ['has no file of another release', {}],
  ['has another file', { has: 'other' }],
  ['does not accept deltas', { has: first, accepts: 'gzip, deflate, br, zstd' }],
  ['accepts another kind of deltas', { has: first, accepts: 'br, dcb' }],
  ['refuses deltas', { has: first, accepts: 'br, dcz;q=0' }],
  ['sends a malformed hash', { headers: { 'available-dictionary': ':../../main:' } }],
])('a browser that %s receives the file in brotli', async (_, visit) => {
  const response = await get(after(), visit);
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding, available-dictionary',
    'use-as-dictionary': 'match="/releases/shell/*/main.1.js"',
  });
  expect(brotliDecompressSync(response.rawPayload).toString()).toBe(second);
});

test('a range is not applied to a delta, and a HEAD request has its headers alone', async () => {
  const { rawPayload, statusCode } = await get(after(), { has: first, headers: { range: 'bytes=0-9' } });
  expect(statusCode).toBe(200);
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'accept-encoding': every, 'available-dictionary': available(first) };
  const head = await sendRequest(address, after(), { method: 'HEAD', headers });
  expect(head.headers).toMatchObject({
    'content-encoding': 'dcz',
    'content-length': String(rawPayload.length),
  });
  expect(head.body).toHaveLength(0);
});

test.each([
  ['main.0a1b2c3d.js', 'match="/releases/shell/*/main.*.js"'],
  ['plex-latin.0a1b2c3d.woff2', 'match="/releases/shell/*/plex-latin.*.woff2"'],
  ['picture.0a1b2c3d.png', undefined],
])('%s declares the dictionary %p', async (name, declared) => {
  const address = after().replace('main.1.js', name);
  await writeFile(path.join(site.store.folder, address), 'x');
  expect((await get(address)).headers['use-as-dictionary']).toBe(declared);
});

test('after a rollback, a browser with the withdrawn file receives the delta of the previous one', async () => {
  await rollback(site.store.folder, 'shell');
  const response = await get(before(), { has: second });
  expect(response.headers['content-encoding']).toBe('dcz');
  expect(response.rawPayload).toEqual(await storedDelta(before(), second));
});
