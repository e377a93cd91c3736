import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { findScriptFailure } from './script-failure.ts';

const address = 'http://site.test/releases/fleet/1/drivers.js';
const script = 'console.log(1)';
const integrity = `sha384-${'A'.repeat(64)}`;
const javascript = { headers: { 'content-type': 'text/javascript' } };
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answer = (response: () => Response) => server.use(http.get(address, response));

/** Imitates a browser: bytes that do not match the integrity are never delivered. */
const answerWithOthers = () =>
  server.use(
    http.get(address, ({ request }) =>
      request.integrity ? HttpResponse.error() : new HttpResponse('alert(1)', javascript),
    ),
  );

test.each([
  ['it is gone', () => new HttpResponse(null, { status: 404 }), 'missing'],
  ['it cannot be reached', () => HttpResponse.error(), 'missing'],
  ['a page comes in its place', () => HttpResponse.html('<h1>Sign in</h1>'), 'not-script'],
])('%s', async (_, response, fault) => {
  answer(response);
  expect(await findScriptFailure(address, integrity)).toBe(fault);
});

test('a file with other bytes fails its integrity check', async () => {
  answerWithOthers();
  expect(await findScriptFailure(address, integrity)).toBe('integrity');
});

test('a file without integrity is never accepted as released', async () => {
  answer(() => new HttpResponse(script, javascript));
  expect(await findScriptFailure(address, undefined)).toBe('integrity');
});

test('a file that is available again has no failure', async () => {
  answer(() => new HttpResponse(script, javascript));
  expect(await findScriptFailure(address, integrity)).toBe('none');
});
