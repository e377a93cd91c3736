import { broken, fakeApi, json, testClient } from '@tawseel/api-client/testing';
import { maintainSession } from './maintain-session.ts';
import { createSessionStore } from './session-store.ts';

const api = fakeApi();
const path = '/DC/Web/CheckToken';
const alive = json({ success: true });
let stop = () => {};

beforeEach(() => {
  // Only the clock and the interval are fake; network code uses real timers.
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'nextTick', 'performance', 'hrtime'],
  });
  localStorage.clear();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function start(token: string | null = 'token-1') {
  if (token) localStorage.setItem('admin-token', token);
  const session = createSessionStore();
  const client = testClient({ readToken: session.read, onSessionEnded: session.end });
  stop = maintainSession(client, session);
  return session;
}

/** Waits for pending responses. */
function answered(milliseconds = 60) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function pass(milliseconds: number) {
  jest.advanceTimersByTime(milliseconds);
  await answered();
}

function wake(state: DocumentVisibilityState = 'visible') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  return answered();
}

test('checks the token immediately and every 72,000,000 ms', async () => {
  api.on(path, alive);
  start();
  await answered();
  expect(api.received.map(({ path: called }) => called)).toEqual([path]);
  expect(api.received[0]?.headers.get('authorization')).toBe('Bearer token-1');
  await pass(71_999_999);
  expect(api.received).toHaveLength(1);
  await pass(1);
  expect(api.received).toHaveLength(2);
  await pass(72_000_000);
  expect(api.received).toHaveLength(3);
});

test('no request is sent without a session', async () => {
  start(null);
  await pass(72_000_000);
  await wake();
  expect(api.received).toHaveLength(0);
});

test('stores the fresh token of the response', async () => {
  api.on(path, json({ success: true, token: 'token-2' }));
  const session = start();
  await answered();
  expect(session.read()).toBe('token-2');
});

test('a fresh token that arrives after another sign-in is discarded', async () => {
  api.on(path, () => {
    localStorage.setItem('admin-token', 'token of another sign-in');
    return json({ success: true, token: 'token-2' });
  });
  const session = start();
  await answered();
  expect(session.read()).toBe('token of another sign-in');
});

test.each([401, 403])('a response of %s ends the session', async (status) => {
  api.on(path, json({ success: false, message: 'Over.' }, status));
  const session = start();
  await answered();
  expect(session.read()).toBeNull();
});

test('an unreachable or failing server does not end the session', async () => {
  api.on(path, broken());
  const session = start();
  // The client retries twice before it gives up.
  await answered(1_500);
  expect(api.received).toHaveLength(3);
  expect(session.read()).toBe('token-1');

  api.on(path, json({ success: false, message: 'Broken.' }, 500));
  await pass(72_000_000);
  expect(session.read()).toBe('token-1');
});

test('checks when a tab resumes after a long sleep, and only then', async () => {
  api.on(path, alive);
  start();
  await answered();
  await wake();
  expect(api.received).toHaveLength(1);
  jest.setSystemTime(Date.now() + 600_000);
  await wake('hidden');
  expect(api.received).toHaveLength(1);
  await wake();
  expect(api.received).toHaveLength(2);
});

test('stops on request', async () => {
  api.on(path, alive);
  start();
  await answered();
  stop();
  await pass(72_000_000);
  jest.setSystemTime(Date.now() + 600_000);
  await wake();
  expect(api.received).toHaveLength(1);
});
