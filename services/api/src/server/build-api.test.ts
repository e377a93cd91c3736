import Fastify from 'fastify';
import { serverOptions } from './build-api.ts';

test('a start may take a minute', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const app = Fastify(serverOptions({ logLevel: 'silent', trustProxy: 0 }));
  app.addHook('onReady', () => jest.advanceTimersByTimeAsync(60_000));
  await expect(app.ready()).resolves.toBe(app);
  await app.close();
});
