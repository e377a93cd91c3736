import {
  sampleFeature,
  sampleFeatureRelease,
  sampleManifest,
  sampleRegistry,
  sampleShell,
  sampleShellRelease,
} from '../testing/samples.ts';
import { replaceFailedShell } from './replace-failed-shell.ts';

const previous = sampleShellRelease({ version: '0.9.0-1' });
const shell = sampleShell({ previous });
/** A release of the feature that imports these names of the UI package. */
const using = (version: string, ...names: string[]) =>
  sampleFeatureRelease({
    version,
    manifest: sampleManifest({ needs: { '@tawseel/ui': { range: '^1.0.0', names } } }),
  });

test('the previous shell replaces the version that did not start', () => {
  const registry = sampleRegistry({ shell });
  const { shell: used, features } = replaceFailedShell(registry, shell.version);
  expect(used).toEqual({ ...previous, since: shell.since });
  expect(features).toEqual(registry.features);
});

test.each([
  ['no version failed', shell, undefined],
  ['another version failed', shell, previous.version],
  ['there is no previous shell', sampleShell(), shell.version],
])('the registry stays the same when %s', (_, live, failed) => {
  const registry = sampleRegistry({ shell: live });
  expect(replaceFailedShell(registry, failed)).toBe(registry);
});

test('the previous release replaces a feature that does not run on the previous shell', () => {
  const live = using('2.0.0-1', 'Novelty');
  const before = using('1.0.0-1', 'Button');
  const versionWith = (earlier: typeof before) => {
    const fleet = sampleFeature({ ...live, previous: earlier });
    const registry = replaceFailedShell(sampleRegistry({ shell, features: { fleet } }), shell.version);
    return registry.features['fleet']?.version;
  };
  expect(versionWith(before)).toBe(before.version);
  expect(versionWith(using('1.0.0-2', 'Other'))).toBe(live.version);
});
