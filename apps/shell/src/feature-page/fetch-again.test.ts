import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { registry } from '../testing/samples.ts';
import { fetchAgain } from './fetch-again.ts';

const site = window.location.origin;
const server = setupServer();
const asked: string[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  asked.length = 0;
  server.resetHandlers();
});
afterAll(() => server.close());

function release(answer: (file: string) => Response = () => new HttpResponse('script')) {
  server.use(
    http.get(`${site}/registry.json`, () => HttpResponse.json(registry)),
    http.get(`${site}/releases/fleet/1.0.0-a1/:file`, ({ request, params }) => {
      asked.push(`${String(params['file'])} ${request.cache}`);
      return answer(String(params['file']));
    }),
  );
}

test('fetches entry, page and the words of the language, past the cache', async () => {
  release();
  expect(await fetchAgain('/drivers', 'ar')).toBe(true);
  expect(asked.toSorted()).toEqual(['drivers.js reload', 'remoteEntry.js reload', 'words-ar.js reload']);
});

test.each([
  ['a file is missing', () => new HttpResponse(null, { status: 404 })],
  ['a file cannot be fetched', () => HttpResponse.error()],
])('%s: no', async (_fault, answer) => {
  release((file) => (file === 'drivers.js' ? answer() : new HttpResponse('script')));
  expect(await fetchAgain('/drivers', 'en')).toBe(false);
});

test('the registry cannot be had: no', async () => {
  server.use(http.get(`${site}/registry.json`, () => new HttpResponse(null, { status: 503 })));
  expect(await fetchAgain('/drivers', 'en')).toBe(false);
});

test('a page that is released no more: loading anew will say so', async () => {
  server.use(http.get(`${site}/registry.json`, () => HttpResponse.json({ contract: 1, features: {} })));
  expect(await fetchAgain('/drivers', 'en')).toBe(true);
});
