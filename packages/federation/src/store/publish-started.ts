import { checkFit } from '../compatibility/release-check.ts';
import { parse } from '../manifest/parse.ts';
import { registry as registrySchema, type Live, type Registry } from '../registry/registry.schema.ts';
import { isFeature, type Release } from '../registry/release.schema.ts';
import { liveRelease, start, withRelease } from './live-change.ts';
import { release } from './publish.ts';
import { readAnyBuild } from './read-build.ts';
import { readRegistry } from './release-store.ts';

/** What `npm start` made of its builds. */
export type Started = {
  registry: Registry;
  /** Apps that stay as they are, because `npm start` did not publish what is live of them. */
  left: { name: string; version: string; canary?: string }[];
  /** Why nothing was published: the builds do not run with what stays. */
  obstacle?: string;
};

const nameOf = (build: Release) => (isFeature(build) ? build.manifest.name : 'shell');

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
 * Publishes builds for `npm start`, in one change of the registry. What a person released or rolled back to stays, and so
 * does everything else where the builds do not run with that: a start must neither break nor fail.
 *
 * @param dists Folders of the builds, the shell's or features'.
 * @throws Error that names the field when a build is wrong, or says why builds of one checkout do not fit each other.
 */
export async function publishStarted(folder: string, dists: readonly string[]): Promise<Started> {
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
  const registry = await release(folder, replacing, (current) =>
    checkWhole(current, withBuilds(current, releases)),
  );
  return { registry, left: leftBy(registry, releases) };
}
