import { connect } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { endAllGateways, startGateway } from './testing/running-gateway.ts';
import { testStore, type TestStore } from './testing/test-store.ts';

// Raw requests that no browser sends, to the process as the operator starts it.
jest.setTimeout(240_000);

const failure = {
  success: false,
  code: expect.stringMatching(/^[a-z_]+$/),
  message: expect.stringMatching(/\.$/),
  requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
};

interface Response {
  status: number;
  headers: Map<string, string>;
  body: string;
}

/** Whether a response is complete by its own length. */
function isWhole(text: string) {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (length) return body.length >= Number(length);
  return /\r\ntransfer-encoding: chunked/i.test(head) && body.endsWith('0\r\n\r\n');
}

/** Sends raw bytes, and reads the response until it is complete or the connection ends. */
async function send(address: string, bytes: Buffer | string): Promise<{ text: string; isCut: boolean }> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => {
    parts.push(part);
    // A gateway keeps its connection where the API that it passes the request to keeps its own.
    if (isWhole(Buffer.concat(parts).toString('latin1'))) socket.destroy();
  });
  // A server that refuses a request need not read the rest of it.
  let isCut = false;
  socket.on('error', () => (isCut = true));
  socket.setTimeout(5000, () => socket.destroy());
  socket.write(bytes);
  await new Promise((resolve) => socket.once('close', resolve));
  return { text: Buffer.concat(parts).toString('latin1'), isCut };
}

/**
 * Sends a request. If the connection fails while it is written, the system may drop the response: it is sent again. A server
 * that does not respond, or ends the connection without a response, is not asked again.
 */
async function exchange(address: string, bytes: Buffer | string): Promise<Response> {
  let { text, isCut } = await send(address, bytes);
  for (let tries = 1; text === '' && isCut && tries < 5; tries += 1)
    ({ text, isCut } = await send(address, bytes));
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(statusLine.split(' ')[1]), headers: new Map(headers), body: rest.join('\r\n\r\n') };
}

function http(
  method: string,
  target: string,
  headers: Record<string, string> = {},
  body: string | Buffer = '',
) {
  const all = {
    host: 'x',
    connection: 'close',
    ...(body.length > 0 && { 'content-type': 'application/json', 'content-length': body.length }),
    ...headers,
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([
    Buffer.from(`${method} ${target} HTTP/1.1\r\n${head.join('')}\r\n`, 'latin1'),
    Buffer.from(body),
  ]);
}

/** A large body that compresses well, and its compressed bytes. */
const bomb = gzipSync(`"${'x'.repeat(50_000_000)}"`);
const encoded = (target: string, encoding: string, body: string | Buffer) =>
  http('POST', target, { 'content-encoding': encoding }, body);
const login = JSON.stringify({ company_id: '1001', password_company: 'demo-1001' });

type Row = [
  what: string,
  status: number,
  kind: 'json' | 'text' | 'page' | 'file' | 'none',
  request: Buffer | string,
];

const ofBodies = ['/api/LoginDC', '/api/DC/AcceptInvitation', '/reports'].flatMap((target): Row[] => [
  [`an unknown encoding, ${target}`, 415, 'json', encoded(target, 'foo', '{}')],
  [`two encodings, ${target}`, 415, 'json', encoded(target, 'gzip, gzip', gzipSync('{}'))],
  [`a corrupt gzip, ${target}`, 400, 'json', encoded(target, 'gzip', 'this is no gzip')],
  [`a gzip cut short, ${target}`, 400, 'json', encoded(target, 'gzip', gzipSync('{"a":1}').subarray(0, -9))],
  [`a corrupt brotli, ${target}`, 400, 'json', encoded(target, 'br', 'this is no brotli')],
  [`a small body that becomes a large one, ${target}`, 413, 'json', encoded(target, 'gzip', bomb)],
  [`a large body, ${target}`, 413, 'json', http('POST', target, {}, ' '.repeat(2_000_000))],
  [`broken JSON, ${target}`, 400, 'json', http('POST', target, {}, '{')],
  [`another type, ${target}`, 415, 'json', http('POST', target, { 'content-type': 'text/x' }, 'x')],
  [`no JSON type, ${target}`, 415, 'json', http('POST', target, { 'content-type': '/' }, 'x')],
]);

const rows: Row[] = [
  ...ofBodies,
  ['broken JSON without a session', 401, 'json', http('POST', '/api/DC/CreateExpenses', {}, '{')],
  ['a gzip body', 200, 'json', encoded('/api/LoginDC', 'gzip', gzipSync(login))],
  ['a malformed escape, page', 400, 'text', http('GET', '/%')],
  ['a malformed escape, call', 400, 'json', http('GET', '/api/%')],
  ['a malformed escape, posted', 400, 'json', http('POST', '/api/DC/%zz', {}, '{}')],
  ['a malformed escape, release', 400, 'text', http('GET', '/releases/%')],
  ['a long parameter', 400, 'json', http('DELETE', `/api/DC/DeleteCitys/${'x'.repeat(500)}/1`)],
  ['a long address', 431, 'text', http('GET', `/${'x'.repeat(20_000)}`)],
  ['a long address of a call', 431, 'json', http('GET', `/api/${'x'.repeat(20_000)}`)],
  ['long headers', 431, 'json', http('GET', '/api/ip', { a: 'x'.repeat(20_000) })],
  ['no HTTP', 400, 'text', 'hello\r\n\r\n'],
  ['a header without a name', 400, 'json', 'GET /api/ip HTTP/1.1\r\nhost: x\r\n: y\r\n\r\n'],
  ['two lengths', 400, 'json', http('POST', '/api/LoginDC', { 'content-length': '1, 2' })],
  [
    'a length and chunks',
    400,
    'json',
    http('POST', '/api/LoginDC', { 'content-length': '1', 'transfer-encoding': 'chunked' }),
  ],
  [
    'broken chunks',
    400,
    'json',
    http('POST', '/api/LoginDC', { 'transfer-encoding': 'chunked' }).toString() + 'zz\r\n',
  ],
  ['an unknown method', 400, 'text', http('FOO', '/')],
  ['an unknown method, call', 400, 'json', http('FOO', '/api/ip')],
  ['a rare method', 404, 'text', http('PROPFIND', '/drivers')],
  ['a rare method, call', 404, 'json', http('PROPFIND', '/api/ip')],
  ['a page posted', 404, 'text', http('POST', '/drivers', {}, '{}')],
  ['a release posted', 404, 'text', http('POST', '/releases/x.js', {}, '{}')],
  ['TRACE', 404, 'json', http('TRACE', '/api/ip')],
  ['OPTIONS of a page', 404, 'text', http('OPTIONS', '/drivers')],
  ['OPTIONS of a call', 404, 'json', http('OPTIONS', '/api/LoginDC')],
  ['OPTIONS of everything', 404, 'text', http('OPTIONS', '*')],
  ['HEAD of a page', 200, 'none', http('HEAD', '/drivers')],
  ['HEAD of a call', 200, 'none', http('HEAD', '/api/ip')],
  ['HEAD of what is not there', 404, 'none', http('HEAD', '/api/none')],
  ['no host', 400, 'text', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ['no host, call', 400, 'json', 'GET /api/ip HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ['no host in HTTP/1.0', 200, 'json', 'GET /api/ip HTTP/1.0\r\n\r\n'],
  ['an unknown expectation', 200, 'json', http('GET', '/api/ip', { expect: 'the best' })],
  [
    'an upgrade',
    200,
    'json',
    http('GET', '/api/ip', { connection: 'upgrade', upgrade: 'websocket' })
      .toString()
      .replace('upgrade\r\n', 'close, upgrade\r\n'),
  ],
  ['a page', 200, 'page', http('GET', '/drivers')],
  ['the root', 200, 'page', http('GET', '/')],
  ['configuration', 200, 'json', http('GET', '/config.json')],
  ['the registry', 200, 'json', http('GET', '/registry.json')],
  ['metrics', 200, 'text', http('GET', '/metrics', { host: '127.0.0.1' })],
  ['metrics by another name of this machine', 403, 'text', http('GET', '/metrics')],
  ['a missing file', 404, 'text', http('GET', '/missing.js')],
  ['a missing release', 404, 'text', http('GET', '/releases/x/1/main.js')],
  ['a folder of releases', 404, 'text', http('GET', '/releases/shell/')],
  ['a folder of releases, no slash', 404, 'text', http('GET', '/releases/shell')],
  ['a release', 200, 'file', http('GET', '/MAIN')],
  ['a release in brotli', 200, 'file', http('GET', '/MAIN', { 'accept-encoding': 'br' })],
  ['HEAD of a release', 200, 'file', http('HEAD', '/MAIN')],
  [
    'a release not modified',
    304,
    'file',
    http('GET', '/MAIN', { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }),
  ],
  ['a part of a release', 200, 'file', http('GET', '/MAIN', { range: 'bytes=0-3' })],
  ['a call without a token', 401, 'json', http('POST', '/api/DC/DisplayCars', {}, '{}')],
  ['an unknown call', 404, 'json', http('POST', '/api/x', {}, '{}')],
  ['a report that is none', 400, 'json', http('POST', '/reports', {}, '{}')],
];

let store: TestStore;
let main = '';
const addresses = new Map<string, string>();

beforeAll(async () => {
  store = await testStore();
  main = `${(await store.releaseShell()).base}main.1.js`.slice(1);
  await store.releaseFleet();
  const env = { DATA_DIR: path.dirname(store.folder) };
  const whole = await startGateway(env, ['--demo', '--orders', '1']);
  const front = await startGateway({ ...env, API_URL: `${whole.address}/api` });
  addresses.set('in one process', whole.address).set('with the API elsewhere', front.address);
});
afterAll(async () => {
  endAllGateways();
  await store.remove();
});

describe.each(['in one process', 'with the API elsewhere'])('a gateway %s', (where) => {
  test.each(rows)('%s is %d, %s', async (_, status, kind, request) => {
    const bytes = Buffer.from(request.toString('latin1').replace('/MAIN', `/${main}`), 'latin1');
    const { headers, body, ...response } = await exchange(addresses.get(where) ?? '', bytes);
    expect({ status: response.status, body: response.status === status ? '' : body }).toEqual({
      status,
      body: '',
    });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
    const isFile = kind === 'file';
    expect(headers.get('cross-origin-resource-policy')).toBe(isFile ? 'cross-origin' : 'same-origin');
    if (kind === 'page') expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    if (kind === 'text') expect(headers.get('content-type')).toMatch(/^text\/plain; /);
    if (kind === 'json') expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    if (status >= 400) expect(headers.get('cache-control')).toBe('no-store');
    if (kind === 'json' && status >= 400) expect(JSON.parse(body)).toMatchObject(failure);
  });
});
