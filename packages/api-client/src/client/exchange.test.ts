import { address, fakeApi, json } from '../testing/fake-api.ts';
import { errorOf } from '../testing/error-of.ts';
import { testClient } from '../testing/render-with-api.tsx';
import type { Call } from './call.ts';

const api = fakeApi();
const read: Call = { method: 'POST', path: '/DC/DisplayDrivers', reads: true };
const success = json({ success: true });

describe('a request', () => {
  test('is sent to the base address with token, language and body', async () => {
    api.on(read.path, json({ success: true, date: [1] }));
    const client = testClient({ language: 'ar' });
    expect(await client.send(read, { limit: 50 })).toEqual({ success: true, date: [1] });
    const [request] = api.received;
    expect(request).toMatchObject({ method: 'POST', path: '/DC/DisplayDrivers', body: { limit: 50 } });
    expect(request?.headers.get('authorization')).toBe('Bearer token-1');
    expect(request?.headers.get('accept-language')).toBe('ar');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.headers.has('idempotency-key')).toBe(false);
  });

  test('has no token when signed out', async () => {
    api.on('/LoginDC', success);
    await testClient({ readToken: () => null }).send({ method: 'POST', path: '/LoginDC' });
    expect(api.received[0]?.headers.has('authorization')).toBe(false);
  });

  test.each(['PUT', 'DELETE'] as const)('%s sends its body and its idempotency key', async (method) => {
    api.on('/DC/Thing', success);
    await testClient().send({ method, path: '/DC/Thing' }, { id: 'x' }, { idempotencyKey: 'key-1' });
    expect(api.received[0]).toMatchObject({ method, body: { id: 'x' } });
    expect(api.received[0]?.headers.get('idempotency-key')).toBe('key-1');
  });

  test('names its trace when the page has one', async () => {
    api.on(read.path, success);
    let spans = 0;
    const client = testClient({ traceHeaders: () => ({ traceparent: `00-${(spans += 1)}` }) });
    await client.send(read);
    await client.send(read);
    expect(api.received.map(({ headers }) => headers.get('traceparent'))).toEqual(['00-1', '00-2']);
    await testClient({ traceHeaders: () => undefined }).send(read);
    expect(api.received[2]?.headers.has('traceparent')).toBe(false);
  });

  test('GET has no body', async () => {
    api.on('/ip', success);
    await testClient().send({ method: 'GET', path: '/ip' });
    expect(api.received[0]).toMatchObject({ method: 'GET', body: undefined });
  });
});

describe('the response of a prefetch request', () => {
  const prefetchKey = `${address}/DC/DisplayDrivers {"limit":50} token-1`;

  function takeOnce(response: Promise<Response>) {
    const waiting = new Map([[prefetchKey, response]]);
    return (url: string, body: string, token: string) => {
      const key = `${url} ${body} ${token}`;
      const waitingResponse = waiting.get(key);
      waiting.delete(key);
      return waitingResponse;
    };
  }

  test('is used once, by the same request', async () => {
    api.on(read.path, json({ success: true, from: 'network' }));
    const takeEarly = takeOnce(Promise.resolve(json({ success: true, from: 'early' })));
    const client = testClient({ takeEarly });
    expect(await client.send(read, { limit: 10 })).toMatchObject({ from: 'network' });
    expect(await client.send(read, { limit: 50 })).toMatchObject({ from: 'early' });
    expect(await client.send(read, { limit: 50 })).toMatchObject({ from: 'network' });
    expect(api.received).toHaveLength(2);
  });

  test('is not used by a request with another token', async () => {
    api.on(read.path, json({ success: true, from: 'network' }));
    const takeEarly = takeOnce(Promise.resolve(json({ success: true, from: 'early' })));
    const client = testClient({ takeEarly, readToken: () => 'token-2' });
    expect(await client.send(read, { limit: 50 })).toMatchObject({ from: 'network' });
  });

  test.each([
    ['broke', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['cannot be read', () => Promise.resolve(new Response('<html>'))],
  ])('that %s is replaced by an ordinary request', async (_, response) => {
    api.on(read.path, json({ success: true, from: 'network' }));
    const client = testClient({ takeEarly: takeOnce(response()) });
    expect(await client.send(read, { limit: 50 })).toMatchObject({ from: 'network' });
  });

  test('that timed out fails the request as timed out', async () => {
    const late = Promise.reject(new DOMException('late', 'TimeoutError'));
    const error = await errorOf(testClient({ takeEarly: takeOnce(late) }).send(read, { limit: 50 }));
    expect(error.code).toBe('timeout');
    expect(api.received).toHaveLength(0);
  });

  test('with 401 ends the session', async () => {
    const onSessionEnded = jest.fn();
    const takeEarly = takeOnce(Promise.resolve(json({ success: false, message: 'Out.' }, 401)));
    const error = await errorOf(testClient({ takeEarly, onSessionEnded }).send(read, { limit: 50 }));
    expect(error).toMatchObject({ code: 'unauthorised', message: 'Out.' });
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
  });
});
