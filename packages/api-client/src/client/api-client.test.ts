import { broken, fakeApi, json } from '../testing/fake-api.ts';
import { errorOf } from '../testing/error-of.ts';
import { refusal } from '../testing/responses.ts';
import { testClient } from '../testing/render-with-api.tsx';
import type { Call } from './call.ts';

const api = fakeApi();
const read: Call = { method: 'POST', path: '/DC/DisplayDrivers', reads: true };
const change: Call = { method: 'POST', path: '/DC/CreateDrivers' };
const success = json({ success: true });

describe('a call without a response', () => {
  test('that reads is retried, and resolves to the later response', async () => {
    api.on(read.path, broken, json({ success: false }, 503), success);
    expect(await testClient().send(read)).toEqual({ success: true });
    expect(api.received).toHaveLength(3);
  });

  test('that reads fails after three attempts', async () => {
    api.on(read.path, broken);
    const error = await errorOf(testClient().send(read));
    expect(error).toMatchObject({ code: 'network', status: undefined, fromServer: false });
    expect(error.message).toBe('The server cannot be reached. Check the connection and try again.');
    expect(api.received).toHaveLength(3);
  });

  test.each([
    ['network', broken()],
    ['unavailable', refusal(503, 'unavailable', 'Later.')],
  ])('that changes data is not retried after %s', async (code, reply) => {
    api.on(change.path, reply);
    expect(await errorOf(testClient().send(change))).toMatchObject({ code });
    expect(api.received).toHaveLength(1);
  });

  test('that reads is not retried after a permanent error', async () => {
    api.on(read.path, refusal(400, 'invalid', 'No such column.'));
    await errorOf(testClient().send(read));
    expect(api.received).toHaveLength(1);
  });

  test('times out after 30 seconds and is not retried', async () => {
    jest.useFakeTimers();
    try {
      api.on(read.path, () => new Promise<Response>(() => undefined));
      const work = errorOf(testClient().send(read));
      await jest.advanceTimersByTimeAsync(29_900);
      expect(api.received).toHaveLength(1);
      await jest.advanceTimersByTimeAsync(200);
      expect(await work).toMatchObject({
        code: 'timeout',
        message: 'The server did not answer in time. Try again.',
      });
      await jest.advanceTimersByTimeAsync(5_000);
      expect(api.received).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });

  test('is not retried after it was cancelled', async () => {
    const controller = new AbortController();
    api.on(read.path, () => {
      controller.abort();
      return new Promise<Response>(() => undefined);
    });
    const error = await errorOf(testClient().send(read, {}, { signal: controller.signal }));
    expect(error).toMatchObject({ code: 'cancelled', status: undefined });
    expect(api.received).toHaveLength(1);
  });
});

describe('a response with 401 or 403', () => {
  const refused = (status: number) => refusal(status, status === 401 ? 'unauthorised' : 'suspended', 'Out.');

  test.each([401, 403])('%i reports the end of the session once for parallel calls', async (status) => {
    api.on(read.path, refused(status));
    const onSessionEnded = jest.fn();
    const client = testClient({ onSessionEnded });
    await Promise.all([errorOf(client.send(read)), errorOf(client.send(read, { limit: 1 }))]);
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
    expect(onSessionEnded).toHaveBeenCalledWith(expect.objectContaining({ status, message: 'Out.' }));
    expect(api.received).toHaveLength(2);
  });

  test('reports the end of the next session too', async () => {
    let token = 'token-1';
    api.on(read.path, refused(401));
    const onSessionEnded = jest.fn();
    const client = testClient({ onSessionEnded, readToken: () => token });
    await errorOf(client.send(read));
    token = 'token-2';
    await errorOf(client.send(read));
    expect(onSessionEnded).toHaveBeenCalledTimes(2);
  });

  test('reports nothing for a request that was sent ahead, and the end of the session for the next one', async () => {
    api.on(read.path, refused(401));
    const onSessionEnded = jest.fn();
    const client = testClient({ onSessionEnded });
    await errorOf(client.send(read, {}, { isAhead: true }));
    expect(onSessionEnded).not.toHaveBeenCalled();
    await errorOf(client.send(read));
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
  });

  test('reports nothing for a call without a token', async () => {
    api.on('/LoginDC', refused(401));
    const onSessionEnded = jest.fn();
    const client = testClient({ readToken: () => null, onSessionEnded });
    expect(await errorOf(client.send({ method: 'POST', path: '/LoginDC' }))).toMatchObject({ status: 401 });
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  test('reports nothing for a token that the page has dropped', async () => {
    let token: string | null = 'token-1';
    api.on(read.path, () => {
      token = null;
      return refused(401);
    });
    const onSessionEnded = jest.fn();
    await errorOf(testClient({ readToken: () => token, onSessionEnded }).send(read));
    expect(onSessionEnded).not.toHaveBeenCalled();
    expect(api.received).toHaveLength(1);
  });

  test('repeats the call with the new token if the page renewed it during the call', async () => {
    let token = 'token-1';
    api.on(
      change.path,
      () => {
        token = 'token-2';
        return refused(401);
      },
      success,
    );
    const onSessionEnded = jest.fn();
    const client = testClient({ readToken: () => token, onSessionEnded });
    await client.send(change, { driver_id: '7' }, { idempotencyKey: 'key-1' });
    expect(onSessionEnded).not.toHaveBeenCalled();
    expect(api.received.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
    expect(api.received[1]).toMatchObject({ body: { driver_id: '7' } });
    expect(api.received[1]?.headers.get('idempotency-key')).toBe('key-1');
  });
});
