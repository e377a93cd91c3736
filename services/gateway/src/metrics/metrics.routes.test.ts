import { once } from 'node:events';
import { createServer } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { testSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;

afterEach(() => site.close());

const get = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  site.app.inject({ method: 'GET', url: '/metrics', headers, remoteAddress });

test('a page counts once for each of its releases', async () => {
  let versions: string[] = [];
  site = await testSite(
    {},
    {
      release: async (store) => {
        versions = [(await store.releaseShell()).version, (await store.releaseFleet()).version];
      },
    },
  );
  for (const url of ['/drivers', '/drivers/7', '/home']) await site.app.inject({ method: 'GET', url });
  for (const url of ['/registry.json', '/main.js', '/api/x']) await site.app.inject({ method: 'GET', url });
  await site.app.inject({ method: 'HEAD', url: '/drivers' });
  const [shell, fleet] = versions;
  const { headers, body } = await get();
  expect(headers).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
  });
  const views = body.split('\n').filter((line) => line.startsWith('tawseel_page_views_total'));
  expect(views.toSorted()).toEqual([
    `tawseel_page_views_total{feature="fleet",version="${fleet}"} 2`,
    `tawseel_page_views_total{feature="shell",version="${shell}"} 3`,
  ]);
});

test('every line follows the text format, and every metric has one HELP and TYPE', async () => {
  site = await testSite();
  const lines = (await get()).body.split('\n').filter(Boolean);
  for (const line of lines) {
    expect(line).toMatch(
      /^(# HELP \w+ [^\n]+|# TYPE \w+ (counter|gauge|histogram|summary)|\w+(\{(\w+="[^"\n]*",?)+\})? ([\d.e+-]+|Nan))$/,
    );
  }
  const types = lines.filter((line) => line.startsWith('# TYPE'));
  expect(new Set(types).size).toBe(types.length);
  for (const name of [
    'process_resident_memory_bytes',
    'process_start_time_seconds',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(types).toContain(`# TYPE ${name} gauge`);
  expect(types).toContain('# TYPE process_cpu_seconds_total counter');
});

test('requests are measured by the pattern of their route and their status', async () => {
  site = await testSite({}, { release: (store) => store.releaseShell() });
  for (const url of [
    '/healthz',
    '/healthz',
    '/home',
    '/registry.json?id=1',
    '/releases/a/1/b.js',
    '/none?id=1',
  ])
    await site.app.inject({ method: 'GET', url });
  const { body } = await get();
  const counts = [...body.matchAll(/^tawseel_http_request_duration_seconds_count(\{.*) (\d+)$/gm)];
  expect(counts.map(([, labels, count]) => `${labels} ${count}`).toSorted()).toEqual([
    '{route="/*",status="200"} 1',
    '{route="/healthz",status="200"} 2',
    '{route="/registry.json",status="200"} 1',
    '{route="none",status="404"} 2',
  ]);
  expect(body).toContain('tawseel_http_requests_in_flight 1\n');
});

test('a request whose client disconnects before the response is no longer in flight', async () => {
  const api = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : 0;
  site = await testSite({ apiUrl: `http://127.0.0.1:${port}` });
  const base = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const client = new AbortController();
  const received = once(api, 'request');
  const call = fetch(`${base}/api/x`, { signal: client.signal });
  await received;
  expect((await get()).body).toContain('tawseel_http_requests_in_flight 2\n');
  client.abort();
  await expect(call).rejects.toThrow('aborted');
  const cut = 'tawseel_http_request_duration_seconds_count{route="/api/*",status="cut"} 1\n';
  while (!(await get()).body.includes(cut)) await setImmediate();
  expect((await get()).body).toContain('tawseel_http_requests_in_flight 1\n');
  api.closeAllConnections();
  api.close();
});

test('live releases and canaries are named', async () => {
  site = await testSite();
  const { version: shell } = await site.store.releaseShell();
  const { version: fleet } = await site.store.releaseFleet();
  const { version: driver } = await site.store.releaseDriver('one');
  const { body } = await get();
  const releases = body.split('\n').filter((line) => line.startsWith('tawseel_release_info'));
  expect(releases).toEqual([
    `tawseel_release_info{feature="shell",version="${shell}",state="live"} 1`,
    `tawseel_release_info{feature="driver",version="${driver}",state="live"} 1`,
    `tawseel_release_info{feature="fleet",version="${fleet}",state="live"} 1`,
  ]);
});

const proxyHeaders =
  `x-forwarded-host x-forwarded-proto x-forwarded-port x-forwarded-server x-real-ip via cf-connecting-ip cf-ray true-client-ip
  x-client-ip x-cluster-client-ip cdn-loop fastly-client-ip x-original-forwarded-for x-original-url x-envoy-external-address x-amzn-trace-id x-azure-clientip x-appengine-user-ip x-proxyuser-ip x-a-proxy-of-tomorrow`.split(
    /\s+/,
  );

describe('without a token', () => {
  beforeEach(async () => {
    site = await testSite();
  });

  test.each(['127.0.0.1', '127.0.0.9', '::1', '::ffff:127.0.0.1'])(
    'a request from this machine, %s, reads the metrics',
    async (from) => {
      expect((await get({}, from)).statusCode).toBe(200);
    },
  );

  test.each(['localhost:8080', '127.0.0.1', '[::1]:8080'])(
    'Prometheus at %s reads the metrics',
    async (host) => {
      const headers = {
        host,
        'user-agent': 'Prometheus/2.53.0',
        accept: 'application/openmetrics-text;version=1.0.0;q=0.8,text/plain;version=0.0.4;q=0.3,*/*;q=0.1',
        'accept-encoding': 'gzip',
        'x-prometheus-scrape-timeout-seconds': '10',
      };
      expect((await get(headers)).statusCode).toBe(200);
    },
  );

  test.each<[string, Record<string, string>, string]>([
    ['another machine', {}, '10.1.2.3'],
    ['another machine that looks alike', {}, '::ffff:10.127.0.1'],
    ['another machine with a token', { authorization: 'Bearer undefined' }, '10.1.2.3'],
    ['a client of a proxy on this machine', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    ['a client of another proxy', { forwarded: 'for=127.0.0.1' }, '127.0.0.1'],
    ['a request with another host name', { host: 'console.example.com' }, '127.0.0.1'],
    ['a browser behind a proxy without headers', { 'sec-fetch-site': 'none', cookie: 'a=b' }, '127.0.0.1'],
    ...proxyHeaders.map((name): [string, Record<string, string>, string] => [
      `a request with ${name}`,
      { [name]: '127.0.0.1' },
      '127.0.0.1',
    ]),
  ])('%s is refused', async (_, headers, from) => {
    const response = await get(headers, from);
    expect(response.statusCode).toBe(403);
    expect(response.body).toBe('Forbidden\n');
  });
});

describe('with a token', () => {
  const metricsToken = 'a token of the operator';

  beforeEach(async () => {
    site = await testSite({ metricsToken });
  });

  test('a request with the token reads the metrics from any address', async () => {
    const response = await get(
      { authorization: `Bearer ${metricsToken}`, 'x-forwarded-for': '1.2.3.4' },
      '10.1.2.3',
    );
    expect(response.statusCode).toBe(200);
  });

  test.each([undefined, '', metricsToken, `Bearer ${metricsToken} `, 'Bearer', `Basic ${metricsToken}`])(
    '%p is refused, also from this machine',
    async (authorization) => {
      const response = await get(authorization === undefined ? {} : { authorization });
      expect(response.statusCode).toBe(401);
      expect(response.headers['www-authenticate']).toBe('Bearer');
      expect(response.body).not.toContain('tawseel');
    },
  );
});
