import { http, HttpResponse } from 'msw';
import { fakeSite } from '../testing/site.ts';
import { fetchAgain } from './fetch-again.ts';

const site = fakeSite();

test('fetches entry, page and translations past the cache', async () => {
  site.files();
  expect(await fetchAgain('/drivers', 'ar')).toBe(true);
  expect(site.requests.toSorted()).toEqual([
    'drivers.js reload',
    'remoteEntry.js reload',
    'words-ar.js reload',
  ]);
});

test.each([
  ['a file is missing', () => new HttpResponse(null, { status: 404 })],
  ['a file cannot be fetched', () => HttpResponse.error()],
])('%s: returns false', async (_fault, answer) => {
  site.files((file) => (file === 'drivers.js' ? answer() : new HttpResponse('script')));
  expect(await fetchAgain('/drivers', 'en')).toBe(false);
});

test('returns false when the registry is unavailable', async () => {
  site.live(undefined);
  expect(await fetchAgain('/drivers', 'en')).toBe(false);
});

test('returns true for an unreleased page, because a reload reports that', async () => {
  site.live({ contract: 1, features: {} });
  expect(await fetchAgain('/drivers', 'en')).toBe(true);
});

test('returns true for a registry of a newer console, because a reload fetches it', async () => {
  site.use(http.get(`${window.location.origin}/registry.json`, () => HttpResponse.json({ contract: 1 })));
  expect(await fetchAgain('/drivers', 'en')).toBe(true);
});
