import { broken, fakeApi, json, testClient } from '@tawseel/api-client/testing';
import { maintainSession } from './maintain-session.ts';
import { createSessionStore } from './session-store.ts';

const api = fakeApi();
const path = '/DC/Web/CheckToken';
const alive = json({ success: true, capabilities: ['lists'] });
let stop = () => {};
let checked: Promise<void>;

const setRealTimeout = setTimeout;

beforeEach(() => {
  // The network code runs on real time.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance', 'hrtime', 'setImmediate'] });
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
  ({ checked, stop } = maintainSession(client, session));
  return session;
}

/** Waits for pending responses. */
function answered(milliseconds = 60) {
  return new Promise((resolve) => setRealTimeout(resolve, milliseconds));
}

async function pass(milliseconds: number) {
  await jest.advanceTimersByTimeAsync(milliseconds);
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
  await pass(71_999_000);
  expect(api.received).toHaveLength(1);
  await pass(1_000);
  expect(api.received).toHaveLength(2);
  await pass(72_000_000);
  expect(api.received).toHaveLength(3);
});

test('no request is sent without a session', async () => {
  start(null);
  await checked;
  await pass(72_000_000);
  await wake();
  expect(api.received).toHaveLength(0);
});

test('stores the fresh token and the announced additions of the response', async () => {
  api.on(path, json({ success: true, token: 'token-2', capabilities: ['lists'] }), json({ success: true }));
  const session = start();
  await checked;
  expect([session.read(), session.capabilities()]).toEqual(['token-2', ['lists']]);
  await pass(72_000_000);
  expect([session.read(), session.capabilities()]).toEqual(['token-2', []]);
});

test.each([
  ['an empty body', new Response('')],
  ['no content', new Response(null, { status: 204 })],
  ['a text', new Response('OK')],
])('a response with %s continues the session without additions', async (_, response) => {
  api.on(path, response);
  const session = start();
  await checked;
  expect([session.read(), session.capabilities()]).toEqual(['token-1', []]);
});

test('a fresh token that arrives after another sign-in is discarded', async () => {
  api.on(path, () => {
    localStorage.setItem('admin-token', 'token of another sign-in');
    return json({ success: true, token: 'token-2' });
  });
  const session = start();
  await checked;
  expect(session.read()).toBe('token of another sign-in');
});

test.each([
  ['401', json({ success: false, message: 'Over.' }, 401)],
  ['403', json({ success: false, message: 'Over.' }, 403)],
  ['400', json({ message: 'No.' }, 400)],
  ['404', new Response('<!doctype html><h1>Not found</h1>', { status: 404 })],
  ['200 with success: false', json({ success: false })],
])('a response of %s ends the session at once', async (_, response) => {
  api.on(path, response);
  const session = start();
  await checked;
  expect(session.read()).toBeNull();
  await pass(300_000);
  expect(api.received).toHaveLength(1);
});

test.each([
  ['an error of the server', json({ success: false, message: 'Broken.' }, 500)],
  ['too many requests', json({ success: false }, 429)],
  ['a web page', new Response('<!doctype html><h1>Sign in to the Wi-Fi</h1>')],
  ['a lost network', broken()],
])('%s does not end the session, and the check is repeated after 15 seconds', async (_, failure) => {
  const answers = jest.fn(() => failure.clone());
  api.on(path, answers);
  const session = start();
  // Pauses of the client, which itself retries after a lost network.
  for (let attempt = 0; attempt < 3; attempt += 1) await pass(700);
  expect(session.read()).toBe('token-1');
  answers.mockImplementation(() => alive.clone());
  await pass(15_000);
  expect(session.capabilities()).toEqual(['lists']);
});

test('a server that fails for five minutes ends the session', async () => {
  api.on(path, json({}, 500));
  const session = start();
  await checked;
  for (let attempt = 1; attempt < 20; attempt += 1) await pass(15_000);
  expect([api.received.length, session.read()]).toEqual([20, 'token-1']);
  await pass(15_000);
  expect([api.received.length, session.read()]).toEqual([21, null]);
  await pass(300_000);
  expect(api.received).toHaveLength(21);
});

test('a server that recovers may fail for five minutes again', async () => {
  api.on(path, json({}, 500), alive, json({}, 500));
  const session = start();
  await checked;
  await pass(15_000);
  await pass(71_985_000);
  for (let attempt = 1; attempt < 20; attempt += 1) await pass(15_000);
  expect([api.received.length, session.read()]).toEqual([22, 'token-1']);
});

test('a failed check is not repeated after a sign-out', async () => {
  api.on(path, json({}, 500));
  const session = start();
  await checked;
  session.leave();
  await pass(300_000);
  expect(api.received).toHaveLength(1);
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

test('a sleep does not count as a time of failures', async () => {
  api.on(path, json({}, 500));
  const session = start();
  await checked;
  jest.setSystemTime(Date.now() + 3_600_000);
  await pass(15_000);
  expect([api.received.length, session.read()]).toEqual([2, 'token-1']);
});

test('stops on request', async () => {
  api.on(path, json({}, 500));
  start();
  await checked;
  stop();
  await pass(72_000_000);
  jest.setSystemTime(Date.now() + 600_000);
  await wake();
  expect(api.received).toHaveLength(1);
});
