import { featureReleaseOf, shellReleaseOf } from '../registry/release-of.ts';
import type { Live, Registry } from '../registry/registry.schema.ts';
import type { FeatureRelease, ShellRelease } from '../registry/release.schema.ts';

/** What is live already stays as it is: since when, and what was before it. */
function follow<Release extends { version: string }>(
  before: Live<Release> | undefined,
  release: Release,
  releaseOf: (live: Live<Release>) => Release,
): Live<Release> {
  if (before?.version === release.version) return before;
  const since = new Date().toISOString();
  return { ...release, since, ...(before ? { previous: releaseOf(before) } : {}) };
}

/** The registry with a feature's release live in the place of the one before. */
export function withFeature(registry: Registry, release: FeatureRelease): Registry {
  const { name } = release.manifest;
  const live = follow(registry.features[name], release, featureReleaseOf);
  return { ...registry, features: { ...registry.features, [name]: live } };
}

/** The registry with a shell's release live in the place of the one before. */
export function withShell(registry: Registry, release: ShellRelease): Registry {
  return { ...registry, shell: follow(registry.shell, release, shellReleaseOf) };
}
