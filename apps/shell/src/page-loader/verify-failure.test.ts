import { FeatureLoadError } from '@tawseel/federation';
import type { LoadFailure, Registry } from '@tawseel/federation/registry';
import { http, HttpResponse } from 'msw';
import { fleet, registry } from '../testing/samples.ts';
import { before, fakeSite, registryWithPrevious } from '../testing/site.ts';
import { PageLoadError, type Release } from './page-load-error.ts';
import { verifyFailure } from './verify-failure.ts';

const site = fakeSite();
const javascript = { headers: { 'content-type': 'text/javascript' } };

function failureOf(file: string, reason: LoadFailure = 'chunk', release: Release = fleet) {
  const address = `${window.location.origin}/releases/fleet/${release.version}/${file}`;
  return new PageLoadError('/drivers', release, new FeatureLoadError(reason, 'failed', { address }));
}

/** Imitates a browser: bytes that do not match the integrity are never delivered. */
function filesAreOthers() {
  site.use(
    http.get(`${window.location.origin}/releases/fleet/*`, ({ request }) =>
      request.integrity ? HttpResponse.error() : new HttpResponse('other', javascript),
    ),
  );
}

test('a file that is available again can be fetched', async () => {
  site.files();
  expect(await verifyFailure(failureOf('drivers.js'), registry)).toEqual({ reason: 'chunk', canBeHad: true });
});

test.each<[string, () => Response, LoadFailure, LoadFailure]>([
  ['a lost file of a page', () => new HttpResponse(null, { status: 404 }), 'chunk', 'chunk'],
  ['a lost entry', () => new HttpResponse(null, { status: 404 }), 'missing', 'missing'],
  ['a file that is now a page of HTML', () => HttpResponse.html('<p>Sign in</p>'), 'missing', 'not-script'],
])('%s cannot be fetched, with its reason', async (_, answer, reason, finding) => {
  site.files(answer);
  expect(await verifyFailure(failureOf('drivers.js', reason), registry)).toEqual({
    reason: finding,
    canBeHad: false,
  });
});

test('a file with other content fails its integrity check, of the live and of the previous release', async () => {
  filesAreOthers();
  const finding = { reason: 'integrity', canBeHad: false };
  expect(await verifyFailure(failureOf('drivers.js'), registry)).toEqual(finding);
  expect(await verifyFailure(failureOf('drivers.js', 'chunk', before), registryWithPrevious)).toEqual(
    finding,
  );
});

test('a file that the release does not list fails its integrity check', async () => {
  site.files();
  const found = await verifyFailure(failureOf('unlisted.js'), registry);
  expect(found).toEqual({ reason: 'integrity', canBeHad: false });
});

test.each<[string, Registry | undefined]>([
  ['of a release that the registry names no longer', { contract: 1, features: {} }],
  ['while the registry cannot be had', undefined],
])('a file %s keeps its reason, because its hash is unknown', async (_, now) => {
  site.files();
  const old = { ...before, integrity: {} };
  expect(await verifyFailure(failureOf('drivers.js', 'chunk', old), now)).toEqual({
    reason: 'chunk',
    canBeHad: false,
  });
});

test('a failure without a file requests nothing', async () => {
  site.files();
  expect(await verifyFailure(failureOf('drivers.js', 'timeout'), registry)).toMatchObject({
    reason: 'timeout',
  });
  const threw = new PageLoadError('/drivers', fleet, new TypeError('x is not a function'));
  expect(await verifyFailure(threw, registry)).toEqual({ reason: 'threw', canBeHad: false });
  expect(site.requests).toEqual([]);
});
