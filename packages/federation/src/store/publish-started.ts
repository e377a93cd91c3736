import { checkFit } from '../compatibility/release-check.ts';
import { parse } from '../manifest/parse.ts';
import { registry as registrySchema, type Live, type Registry } from '../registry/registry.schema.ts';
import { nameOf, type Release } from '../registry/release.schema.ts';
import { liveRelease, start, withRelease } from './live-change.ts';
import type { Origin } from './origin.ts';
import { release } from './publish.ts';
import { readAnyBuild } from './read-build.ts';
import { readRegistry } from './release-store.ts';

/** Result of publishing the builds of `npm start`. */
export interface Started {
  registry: Registry;
  /** Apps that are unchanged, because `npm start` did not publish their live release. */
  left: { name: string; version: string; canary?: string }[];
  /** Reason why nothing was published: the builds are incompatible with the unchanged apps. */
  obstacle?: string;
}

function canaryOf(live: Live<{ version: string }>): { canary?: string } {
  return live.canary ? { canary: live.canary.release.version } : {};
}

function leftBy(registry: Registry, releases: readonly Release[]): Started['left'] {
  return releases.flatMap((build) => {
    const name = nameOf(build);
    const live = liveRelease(registry, name);
    return live.version === build.version ? [] : [{ name, version: live.version, ...canaryOf(live) }];
  });
}

function withBuilds(before: Registry, releases: readonly Release[]): Registry {
  return releases.reduce((registry, build) => withRelease(registry, build, start), before);
}

function checkWhole(before: Registry, next: Registry): Registry {
  checkFit(before, next, 'release');
  return parse(registrySchema, next, 'the new registry');
}

/**
 * Publishes builds for `npm start`, in one change of the registry. Releases and rollbacks by a person are unchanged;
 * if the builds are incompatible with those, nothing is published, because a start must neither break the product nor
 * fail.
 *
 * @param dists Folders of the builds, the shell's or features'.
 * @throws Error that names an invalid field of a build, or the incompatibility between builds of one checkout.
 */
export async function publishStarted(
  folder: string,
  dists: readonly string[],
  origin?: Origin,
): Promise<Started> {
  const builds = await Promise.all(dists.map((dist) => readAnyBuild(folder, dist)));
  const releases = builds.map((build) => build.release);
  const before = await readRegistry(folder);
  const next = withBuilds(before, releases);
  const left = leftBy(next, releases);
  try {
    checkWhole(before, next);
  } catch (error) {
    if (left.length === 0) throw error;
    return { registry: before, left, obstacle: error instanceof Error ? error.message : String(error) };
  }
  const replacing = builds.filter((build) => !left.some(({ name }) => name === nameOf(build.release)));
  const change = (current: Registry) => checkWhole(current, withBuilds(current, releases));
  const { after } = await release(folder, replacing, change, origin);
  return { registry: after, left: leftBy(after, releases) };
}
