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
  for (const url of ['/drivers', '/driver/7', '/home']) await site.app.inject({ method: 'GET', url });
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
  const lines = (await get()).body.split('\n');
  expect(lines.pop()).toBe('');
  for (const line of lines) {
    expect(line).toMatch(
      /^(# HELP \w+ [^\n]+|# TYPE \w+ (counter|gauge)|\w+(\{(\w+="[^"\n]*",?)+\})? [\d.e+]+)$/,
    );
  }
  const types = lines.filter((line) => line.startsWith('# TYPE'));
  expect(new Set(types).size).toBe(types.length);
  expect(types).toContain('# TYPE process_resident_memory_bytes gauge');
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
