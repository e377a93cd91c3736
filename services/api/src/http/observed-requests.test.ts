import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { observeRequests, type RequestEnd } from './observed-requests.ts';

test('observers receive the pattern and the status of each request, and none adds no hook', async () => {
  const app = Fastify();
  const ends: RequestEnd[] = [];
  observeRequests(app, [{ arrived: () => (end) => ends.push(end) }]);
  app.get('/orders/:id', async () => ({}));
  for (const url of ['/orders/7', '/none/7']) await app.inject(url);
  expect(ends).toEqual([
    { route: '/orders/:id', status: 200 },
    { route: 'none', status: 404 },
  ]);
  const plain = Fastify();
  const addHook = jest.spyOn(plain, 'addHook');
  observeRequests(plain, []);
  expect(addHook).not.toHaveBeenCalled();
  await Promise.all([app.close(), plain.close()]);
});

test('a handler runs in the context of its request, also when the body arrives later', async () => {
  const app = Fastify();
  const current = new AsyncLocalStorage<string>();
  observeRequests(app, [
    {
      arrived: () => () => {},
      enter: (request, next) => current.run(String(request.headers['x-name']), next),
    },
  ]);
  app.post('/', async () => {
    await wait(1);
    return current.getStore() ?? 'none';
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  async function* pieces() {
    yield Buffer.from('{"a":');
    await wait(50);
    yield Buffer.from('1}');
  }
  const send = async (name: string) => {
    const headers = { 'content-type': 'application/json', 'x-name': name };
    const body = Readable.toWeb(Readable.from(pieces())) as ReadableStream;
    const response = await fetch(address, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
    return response.text();
  };
  expect(await Promise.all(['a', 'b', 'c'].map(send))).toEqual(['a', 'b', 'c']);
  expect(await send('d')).toBe('d');
  await app.close();
});
