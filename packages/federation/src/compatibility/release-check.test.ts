import type { Live, LiveFeature, LiveShell, Registry } from '../registry/registry.schema.ts';
import type { FeatureRelease, ShellRelease } from '../registry/release.schema.ts';
import { sampleFeatureRelease, sampleManifest, sampleShellRelease, someTime } from '../testing/samples.ts';
import { checkFit } from './release-check.ts';

/** A shell whose UI package exports these names. */
const shellOf = (version: string, ...names: string[]): ShellRelease =>
  sampleShellRelease({ version, shared: { '@tawseel/ui': { version: '1.0.0', names } } });

/** A feature that uses these names. */
const fleetOf = (version: string, ...names: string[]): FeatureRelease =>
  sampleFeatureRelease({
    version,
    manifest: sampleManifest({ needs: { '@tawseel/ui': { range: '^1.0.0', names } } }),
  });

interface Extra<Release> {
  previous?: Release;
  canary?: Release;
}

function live<Release extends object>(
  release: Release,
  { previous, canary }: Extra<Release> = {},
): Live<Release> {
  return {
    ...release,
    since: someTime,
    ...(previous ? { previous } : {}),
    ...(canary ? { canary: { release: canary, since: someTime, percentage: 5 } } : {}),
  };
}

const registryOf = (shell: LiveShell | undefined, fleet?: LiveFeature): Registry => ({
  contract: 1,
  ...(shell ? { shell } : {}),
  features: fleet ? { fleet } : {},
});

const one = shellOf('1.0.0-1', 'Button');
const two = shellOf('2.0.0-2', 'Button', 'Timeline');
const plain = fleetOf('1.0.0-a', 'Button');
const newer = fleetOf('2.0.0-b', 'Timeline');

const both = { previousShell: true };

test.each<[string, Registry, Registry]>([
  ['a feature without any shell', registryOf(undefined), registryOf(undefined, live(newer))],
  ['a feature on a shell that has all', registryOf(live(two)), registryOf(live(two), live(newer))],
  [
    'a shell that brings what a feature will need',
    registryOf(live(one), live(plain)),
    registryOf(live(two, { previous: one }), live(plain)),
  ],
  [
    'shell and feature together',
    registryOf(live(one), live(plain)),
    registryOf(live(two, { previous: one }), live(newer, { previous: plain })),
  ],
  [
    'a feature beside another fault, which it has not made',
    registryOf(live(one), live(newer)),
    { ...registryOf(live(one), live(newer)), features: { fleet: live(newer), cars: live(plain) } },
  ],
])('accepts %s', (_, before, next) => {
  expect(() => checkFit(before, next, 'release')).not.toThrow();
});

test.each<[string, Registry, Registry, string]>([
  [
    'a feature before the shell it needs',
    registryOf(live(one), live(plain)),
    registryOf(live(one), live(newer, { previous: plain })),
    'fleet uses Timeline of @tawseel/ui, which the live shell 1.0.0-1 does not have: release the shell first.',
  ],
  [
    'a canary of a feature before the shell it needs',
    registryOf(live(one), live(plain)),
    registryOf(live(one), live(plain, { canary: newer })),
    'fleet uses Timeline of @tawseel/ui, which the live shell 1.0.0-1 does not have: release the shell first.',
  ],
  [
    'a shell without what a live feature uses',
    registryOf(live(two), live(newer)),
    registryOf(live(one, { previous: two }), live(newer)),
    'the live fleet 2.0.0-b uses Timeline of @tawseel/ui, which the shell 1.0.0-1 does not have: ' +
      'release fleet first, or both at once.',
  ],
  [
    'a canary of the shell without what a live feature uses',
    registryOf(live(two), live(newer)),
    registryOf(live(two, { canary: one }), live(newer)),
    'the live fleet 2.0.0-b uses Timeline of @tawseel/ui, which the shell 1.0.0-1 does not have: ' +
      'release fleet first, or both at once.',
  ],
  [
    'a shell without what the canary of a feature uses',
    registryOf(live(two), live(plain, { canary: newer })),
    registryOf(live(one, { previous: two }), live(plain, { canary: newer })),
    'the canary 2.0.0-b of fleet uses Timeline of @tawseel/ui, which the shell 1.0.0-1 does not have: ' +
      'abort that canary first.',
  ],
  [
    'a feature that the canary of the shell does not carry',
    registryOf(live(two, { canary: one }), live(plain)),
    registryOf(live(two, { canary: one }), live(newer)),
    'fleet uses Timeline of @tawseel/ui, which the canary 1.0.0-1 of the shell does not have: ' +
      'abort that canary first.',
  ],
  [
    'two that were not built together',
    registryOf(undefined),
    registryOf(live(one), live(newer)),
    'fleet uses Timeline of @tawseel/ui, which the shell 1.0.0-1 does not have: build both again.',
  ],
])('rejects %s', (_, before, next, message) => {
  expect(() => checkFit(before, next, 'release')).toThrow(new Error(message));
});

describe('the previous shell', () => {
  const shell = live(two, { previous: one });
  const before = registryOf(shell, live(plain));
  const next = registryOf(shell, live(newer, { previous: plain }));

  test('is checked for the release of a feature', () => {
    expect(() => checkFit(before, next, 'release', both)).toThrow(
      new Error(
        'fleet uses Timeline of @tawseel/ui, which the shell before it, 1.0.0-1, does not have: ' +
          'the shell could not be rolled back any more; --new-shell-only releases it all the same.',
      ),
    );
  });

  test('is not checked when the live releases already fail on it', () => {
    const newest = fleetOf('3.0.0-c', 'Timeline', 'Button');
    const after = registryOf(shell, live(newest, { previous: newer }));
    expect(() => checkFit(next, after, 'release', both)).not.toThrow();
  });

  test('is not checked without that option', () => {
    expect(() => checkFit(before, next, 'release')).not.toThrow();
  });
});

test('a rejected rollback suggests another rollback', () => {
  expect(() =>
    checkFit(registryOf(live(two), live(newer)), registryOf(live(one), live(newer)), 'roll back'),
  ).toThrow(/does not have: roll back fleet first\.$/);
  expect(() =>
    checkFit(registryOf(live(one), live(plain)), registryOf(live(one), live(newer)), 'roll back'),
  ).toThrow(/does not have: roll back the shell first\.$/);
});

test('every error is reported once', () => {
  const far = fleetOf('3.0.0-c', 'Map', 'Timeline');
  const cars = { ...far, manifest: { ...far.manifest, name: 'cars' } };
  const next = { ...registryOf(live(one)), features: { cars: live(cars), fleet: live(far) } };
  expect(() => checkFit(registryOf(live(one)), next, 'release')).toThrow(
    new Error(
      'cars uses Map and Timeline of @tawseel/ui, which the live shell 1.0.0-1 does not have: release the shell first.\n' +
        'fleet uses Map and Timeline of @tawseel/ui, which the live shell 1.0.0-1 does not have: release the shell first.',
    ),
  );
});
