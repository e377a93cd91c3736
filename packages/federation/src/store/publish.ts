import { checkFit } from '../compatibility/release-check.ts';
import type { Audience, LiveFeature, LiveShell, Registry } from '../registry/registry.schema.ts';
import type { Release } from '../registry/release.schema.ts';
import { goLive, goLiveUnlessCanary, tryOut, withRelease } from './live-change.ts';
import { changeRegistry } from './release-store.ts';
import { storeBuild, storeFeature, storeShell } from './store-build.ts';

/** How a build is released. */
export type PublishOptions = {
  /** Whom it is for, as a canary; without it, everybody. */
  audience?: Audience | undefined;
  /** A feature may need what the shell before the live one does not have. That shell cannot be gone back to then. */
  newShellOnly?: boolean | undefined;
};

async function makeLive(
  folder: string,
  release: Release,
  { audience, newShellOnly = false }: PublishOptions,
): Promise<Registry> {
  const step = audience ? tryOut(audience) : goLive;
  return changeRegistry(folder, (before) => {
    const next = withRelease(before, release, step);
    checkFit(before, next, 'release', { previousShell: !newShellOnly });
    return next;
  });
}

/**
 * Releases a feature's build: makes it live, or a canary. It must run on the live shell, on the one before it and on a
 * canary of the shell.
 *
 * @param folder Folder of the release store.
 * @param dist Folder of the build, with the `feature.json` it emitted.
 * @returns What is live of the feature, with its canary.
 * @throws Error that names the field when the build's manifest, or the registry with it, is wrong; one that says what a
 *   shell lacks for it.
 */
export async function publishFeature(
  folder: string,
  dist: string,
  options: PublishOptions = {},
): Promise<LiveFeature> {
  const release = await storeFeature(folder, dist);
  const { features } = await makeLive(folder, release, options);
  const { name } = release.manifest;
  return features[name] ?? nothingLive(name);
}

/**
 * Releases the shell's build: makes it live, or a canary. Every live feature and canary must run on it.
 *
 * @param folder Folder of the release store.
 * @param dist Folder of the build, with the `shell.json` and `boot.js` it emitted.
 * @returns What is live of the shell, with its canary.
 * @throws Error that names the field when `shell.json`, or the registry with it, is wrong; one that says what it lacks
 *   for a feature.
 */
export async function publishShell(
  folder: string,
  dist: string,
  options: Pick<PublishOptions, 'audience'> = {},
): Promise<LiveShell> {
  const release = await storeShell(folder, dist);
  const { shell } = await makeLive(folder, release, options);
  return shell ?? nothingLive('shell');
}

/**
 * Releases several builds in one change of the registry: no page gets some of them without the others. They must fit
 * each other and whatever stays live; that a rollback of the shell alone would break a feature is accepted. A build that
 * is a canary stays one.
 *
 * @param dists Folders of the builds, the shell's or features'.
 * @throws Error as `publishFeature` and `publishShell`.
 */
export async function publishTogether(folder: string, dists: readonly string[]): Promise<Registry> {
  const releases: Release[] = [];
  // One after the other: compressing one keeps every processor busy.
  for (const dist of dists) releases.push(await storeBuild(folder, dist));
  return changeRegistry(folder, (before) => {
    const next = releases.reduce(
      (registry, release) => withRelease(registry, release, goLiveUnlessCanary),
      before,
    );
    checkFit(before, next, 'release');
    return next;
  });
}

function nothingLive(name: string): never {
  throw new Error(`The registry has no ${name} after its release.`);
}
