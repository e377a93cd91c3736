import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { postChange, postRelease } from '@tawseel/federation/network';
import { createDeployToken } from '@tawseel/federation/store';
import { sendRequest } from '../testing/send-request.ts';
import { endAllGateways, startGateway } from '../testing/running-gateway.ts';
import { endAllNginx, startNginx, withNginx, type RunningNginx } from '../testing/running-nginx.ts';
import { driverScript, mainScript, testStore, type TestStore } from '../testing/test-store.ts';
import { archiveOf } from '../testing/upload.ts';

jest.setTimeout(240_000);

withNginx('nginx in front of the gateway', () => {
  let store: TestStore;
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  let nginx: RunningNginx;
  let token = '';
  let main = '';

  async function signIn(): Promise<string> {
    const body = JSON.stringify({ company_id: '1001', password_company: 'demo-1001' });
    const response = await sendRequest(nginx.address, '/api/LoginDC', { body });
    return String(JSON.parse(response.body.toString()).token);
  }

  beforeAll(async () => {
    store = await testStore();
    main = `${(await store.releaseShell()).base}main.1.js`;
    await store.releaseFleet();
    await store.releaseDriver('one');
    gateway = await startGateway({ DATA_DIR: path.dirname(store.folder), TRUST_PROXY: '1' }, [
      '--demo',
      '--orders',
      '3000',
    ]);
    nginx = await startNginx({ gateway: gateway.address, store: store.folder });
    token = await signIn();
  });
  afterAll(async () => {
    endAllGateways();
    await endAllNginx();
    await store.remove();
  });

  test("the driver's app keeps its headers and its addresses", async () => {
    const page = await sendRequest(nginx.address, '/driver/run/7');
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-cache',
      'permissions-policy': expect.stringContaining('camera=(self)'),
    });
    const worker = await sendRequest(nginx.address, '/driver/sw.js');
    expect(worker.headers).toMatchObject({
      'cache-control': 'no-cache',
      'service-worker-allowed': '/driver/',
    });
    const script = await sendRequest(nginx.address, `/driver/${driverScript('one')}`);
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await sendRequest(nginx.address, '/driver')).headers.location).toBe('/driver/');
    expect((await sendRequest(nginx.address, '/driver/none.js')).status).toBe(404);
  });

  test('pages keep the cookie, policy and compression of the gateway', async () => {
    const { status, headers, body } = await sendRequest(nginx.address, '/drivers', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-store',
      vary: 'cookie, accept-encoding',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^tawseel-visitor=/)]);
    expect(brotliDecompressSync(body).toString()).toContain('<div id="root">');
  });

  test('releases reach the gateway with bodies above the limit of calls', async () => {
    const deploy = await createDeployToken(store.folder, 'fleet');
    const archive = await archiveOf({ 'plex.1.woff2': randomBytes(1_000_000).toString('latin1') });
    expect(archive.length).toBeGreaterThan(1024 * 1024);
    const target = { address: nginx.address, token: deploy.token };
    const { version } = await postRelease(target, 'fleet', archive);
    expect((await sendRequest(nginx.address, `/releases/fleet/${version}/plex.1.woff2`)).status).toBe(200);
    await expect(postChange({ ...target, token: 'none' }, 'fleet', 'rollback')).rejects.toThrow(
      'The deploy token is not valid here',
    );
    await postChange(target, 'fleet', 'rollback');
  });

  test('files that nginx does not have come from the gateway', async () => {
    const without = await startNginx({ gateway: gateway.address, store: '/nowhere' });
    const { status, headers, body } = await sendRequest(without.address, main);
    expect({ status, body: body.toString() }).toEqual({ status: 200, body: mainScript });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const missing = await sendRequest(without.address, main.replace('main.1', 'main.2'));
    expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    for (const hidden of [`${main}.br`, '/releases/.new/1.0.0/main.js'])
      expect((await sendRequest(without.address, hidden)).body.toString()).toBe('Not found');
  });

  test('registry and configuration come from the gateway', async () => {
    for (const file of ['/registry.json', '/config.json']) {
      const { status, headers } = await sendRequest(nginx.address, file);
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    }
  });

  test('reports pass up to their size limit, and /metrics is refused in every spelling', async () => {
    const { version } = JSON.parse((await sendRequest(nginx.address, '/registry.json')).body.toString())
      .features.fleet;
    const body = JSON.stringify({ feature: 'fleet', version, reason: 'missing' });
    expect((await sendRequest(nginx.address, '/reports', { body })).status).toBe(204);
    expect((await sendRequest(nginx.address, '/reports', { body: `"${'x'.repeat(5000)}"` })).status).toBe(
      413,
    );
    for (const spelled of [
      '/metrics',
      '//metrics',
      '/%6detrics',
      '/x/../metrics',
      '/metrics?a',
      '/./metrics',
    ]) {
      expect([spelled, (await sendRequest(nginx.address, spelled)).status]).toEqual([spelled, 403]);
    }
    const counts = await sendRequest(gateway.address, '/metrics');
    expect(counts.body.toString()).toContain(
      `tawseel_feature_load_failures_total{feature="fleet",version="${version}",reason="missing"} 1\n`,
    );
  });

  test('the API receives the real client address when the client claims another', async () => {
    const from = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1';
    const headers = { 'x-forwarded-for': '6.6.6.6', forwarded: 'for=6.6.6.6', 'x-forwarded-proto': 'https' };
    const response = await sendRequest(nginx.address, '/api/ip', { from, headers });
    expect(JSON.parse(response.body.toString())).toMatchObject({ ip: from });
    expect(response.headers).not.toHaveProperty('strict-transport-security');
  });

  test.each([
    '/releases/../registry.json',
    '/releases/..%2fregistry.json',
    '/releases/%2e%2e/store/registry.json',
  ])('%s is not exposed', async (address) => {
    const { status, body } = await sendRequest(nginx.address, address);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.toString()).not.toContain('contract');
  });

  test('error responses of the API pass unchanged', async () => {
    const unknown = await sendRequest(nginx.address, '/api/DC/Nothing');
    expect(unknown.status).toBe(404);
    expect(JSON.parse(unknown.body.toString())).toMatchObject({ success: false, code: 'not_found' });
    expect((await sendRequest(nginx.address, '/api/DC/DisplayDrivers', { body: '{}' })).status).toBe(401);
  });

  test('the body limit equals that of the API', async () => {
    const sizes = [1024 * 1024, 1024 * 1024 + 1];
    const responses = sizes.map((size) =>
      sendRequest(nginx.address, '/api/DC/Nothing', { body: ' '.repeat(size) }),
    );
    const [taken, refused] = await Promise.all(responses);
    // The first by nginx; the API refuses the second, an unknown call.
    expect(taken?.headers['x-request-id']).toBeDefined();
    expect(refused?.status).toBe(413);
    expect(JSON.parse(String(refused?.body))).toEqual({ success: false, code: 'too_large' });
    expect(refused?.headers).not.toHaveProperty('x-request-id');
  });

  test('whole lists and exports are streamed through', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const calls: [string, string][] = [
      ['/api/DC/DisplayOrders', ''],
      ['/api/DC/Export/orders', '{"format":"csv"}'],
    ];
    for (const [call, body] of calls) {
      const [straight, through] = await Promise.all(
        [gateway, nginx].map(({ address }) => sendRequest(address, call, { method: 'POST', headers, body })),
      );
      expect(through?.status).toBe(200);
      expect(through?.body.length).toBeGreaterThan(500_000);
      expect(through?.body.equals(straight?.body ?? Buffer.alloc(0))).toBe(true);
    }
  });

  test('the TLS variant redirects plain HTTP and sends HSTS', async () => {
    const secure = await startNginx({ gateway: gateway.address, store: store.folder }, { overTls: true });
    const sentOver = await sendRequest(secure.address, '/drivers?search=a', {
      headers: { host: 'console.example.com' },
    });
    expect(sentOver.status).toBe(301);
    expect(sentOver.headers.location).toBe('https://console.example.com/drivers?search=a');

    const { address = '', certificate } = secure.tls ?? {};
    const overTls = (rawPath: string) => sendRequest(address, rawPath, certificate ? { certificate } : {});
    const page = await overTls('/drivers');
    expect(page.headers['set-cookie']).toEqual([expect.stringMatching(/; Secure$/)]);
    const script = await overTls(main);
    for (const { status, headers } of [page, script]) {
      expect(status).toBe(200);
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    }
  });
});
