import Fastify, { type FastifyInstance } from 'fastify';
import { testSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
let api: FastifyInstance;
let ready = 200;
/** Delays the responses of the API. */
let delay = Promise.resolve();

beforeEach(async () => {
  ready = 200;
  api = Fastify();
  delay = Promise.resolve();
  api.get('/ready', async (_request, reply) => {
    await delay;
    return reply.code(ready).send({ success: ready === 200 });
  });
  site = await testSite({ apiUrl: await api.listen({ port: 0, host: '127.0.0.1' }) });
});
afterEach(async () => {
  await site.close();
  await api.close();
});

async function probe(url: string): Promise<[number, unknown]> {
  const response = await site.app.inject({ method: 'GET', url });
  expect(response.headers['cache-control']).toBe('no-store');
  return [response.statusCode, response.json()];
}

const well = [200, { success: true }];
const unavailable = [503, { success: false, code: 'unavailable' }];

test('/healthz is 200 without a shell or an API', async () => {
  await api.close();
  expect(await probe('/healthz')).toEqual(well);
});

test('/readyz is 200 when the store has a shell and the API is ready', async () => {
  expect(await probe('/readyz')).toEqual(unavailable);
  await site.store.releaseShell();
  expect(await probe('/readyz')).toEqual(well);
  ready = 503;
  expect(await probe('/readyz')).toEqual(unavailable);
  ready = 200;
  expect(await probe('/readyz')).toEqual(well);
  await api.close();
  expect(await probe('/readyz')).toEqual(unavailable);
});

test('/readyz is 503 within seconds when the API does not respond', async () => {
  await site.store.releaseShell();
  let respond = () => {};
  delay = new Promise((resolve) => (respond = resolve));
  expect(await probe('/readyz')).toEqual(unavailable);
  respond();
});

test('/readyz is 200 in front of an API of the contract alone, which has no readiness', async () => {
  await site.store.releaseShell();
  ready = 404;
  expect(await probe('/readyz')).toEqual(well);
});

test('/api/ip is the address of the caller, also when the API does not know it', async () => {
  const response = await site.app.inject({ method: 'GET', url: '/api/ip', remoteAddress: '198.51.100.7' });
  expect([response.statusCode, response.json()]).toEqual([200, { ip: '198.51.100.7' }]);
});
