import {
  sampleDriver,
  sampleFeature,
  sampleFeatureRelease,
  sampleRegistry,
  sampleShell,
  sampleShellRelease,
  someTime,
} from '../testing/samples.ts';
import { chooseDriver, chooseReleases, type Visitor } from './choose-releases.ts';
import type { Audience, Registry } from './registry.schema.ts';

const later = '2026-02-01T08:00:00.000Z';
const next = sampleFeatureRelease({ version: '1.3.0-c0de' });
const before = sampleFeatureRelease({ version: '1.1.0-1' });

const withCanary = (audience: Audience): Registry =>
  sampleRegistry({
    features: {
      fleet: sampleFeature({ previous: before, canary: { release: next, since: later, ...audience } }),
    },
  });

const chosen = (registry: Registry, visitor: Partial<Visitor>) =>
  chooseReleases(registry, { bucket: 0, company: undefined, ...visitor }).features['fleet'];

const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
const reached = (percentage: number) =>
  buckets.filter((bucket) => chosen(withCanary({ percentage }), { bucket })?.version === next.version);

test('every visitor gets the unchanged registry without canaries', () => {
  const registry = sampleRegistry({
    shell: sampleShell({ previous: sampleShellRelease({ version: '0.9.0-1' }) }),
    features: { fleet: sampleFeature({ previous: before }) },
  });
  for (const bucket of buckets)
    expect(chooseReleases(registry, { bucket, company: '1001' })).toEqual(registry);
});

test("the registry of a visitor is without the driver's app", () => {
  const registry = sampleRegistry();
  const visitor = { bucket: 0, company: undefined };
  expect(chooseReleases({ ...registry, driver: sampleDriver() }, visitor)).toEqual(registry);
});

test("a canary of the driver's app replaces it for its visitors", () => {
  const release = { version: '1.1.0-1', html: '<html><head></head></html>' };
  const driver = sampleDriver({ canary: { release, since: later, percentage: 10 } });
  const versionFor = (bucket: number) =>
    chooseDriver(sampleRegistry({ driver }), { bucket, company: undefined })?.version;
  expect([9, 10].map(versionFor)).toEqual([release.version, driver.version]);
  expect(chooseDriver(sampleRegistry(), { bucket: 0, company: undefined })).toBeUndefined();
});

test('a rolled-back release is not a fallback', () => {
  const registry = sampleRegistry({
    features: { fleet: sampleFeature({ previous: next, restored: true }) },
  });
  expect(chosen(registry, {})).toEqual(sampleFeature());
});

test("a canary's visitors get it, with the live release as fallback", () => {
  expect(chosen(withCanary({ percentage: 10 }), { bucket: 9 })).toEqual({
    ...next,
    since: later,
    previous: sampleFeatureRelease(),
  });
});

test('other visitors get the live release without a mention of the canary', () => {
  expect(chosen(withCanary({ percentage: 10 }), { bucket: 10 })).toEqual(sampleFeature({ previous: before }));
});

test('a percentage is the number of buckets out of a hundred', () => {
  for (const percentage of [1, 10, 50, 99]) expect(reached(percentage)).toHaveLength(percentage);
});

test('a visitor keeps the canary as the percentage grows', () => {
  for (let percentage = 1; percentage < 99; percentage += 1)
    expect(reached(percentage + 1)).toEqual(expect.arrayContaining(reached(percentage)));
});

test.each<[string, Partial<Visitor>, string]>([
  ['a named company', { company: '1002' }, next.version],
  ['another company, whatever its bucket', { company: '1003', bucket: 0 }, '1.2.0-5f0c'],
  ['a company whose ID begins alike', { company: '100' }, '1.2.0-5f0c'],
  ['nobody signed in', {}, '1.2.0-5f0c'],
])('a canary for companies: %s', (_, visitor, version) => {
  expect(chosen(withCanary({ companies: ['1001', '1002'] }), visitor)?.version).toBe(version);
});

test('the shell is chosen independently by the same rule', () => {
  const release = sampleShellRelease({ version: '1.1.0-2' });
  const registry = {
    ...withCanary({ companies: ['1001'] }),
    shell: sampleShell({ canary: { release, since: later, percentage: 50 } }),
  };
  const { shell, features } = chooseReleases(registry, { bucket: 49, company: '1003' });
  expect(shell).toEqual({ ...release, since: later, previous: sampleShellRelease() });
  expect(features['fleet']).toMatchObject({ version: '1.2.0-5f0c', since: someTime });
});

test('a registry without a shell stays without one', () => {
  const { shell: _, ...registry } = sampleRegistry();
  expect(chooseReleases(registry, { bucket: 5, company: undefined })).toEqual(registry);
});
