import { checkFit } from '../compatibility/release-check.ts';
import { parse } from '../manifest/parse.ts';
import {
  registry as registrySchema,
  type Audience,
  type LiveFeature,
  type LiveShell,
  type Registry,
} from '../registry/registry.schema.ts';
import { publish, publishUnlessCanary, tryOut, withRelease } from './live-change.ts';
import { readAnyBuild, readFeature, readShell } from './read-build.ts';
import { changeRegistry, readRegistry } from './release-store.ts';
import type { ReadyBuild } from './store-release.ts';

/** How a build is released. */
export type PublishOptions = {
  /** Whom it is for, as a canary; without it, everybody. */
  audience?: Audience | undefined;
  /** A feature may need what the shell before the live one does not have. That shell cannot be gone back to then. */
  newShellOnly?: boolean | undefined;
};

/** Stores builds and makes the change, unless it is refused: then neither. */
export async function release(
  folder: string,
  builds: readonly ReadyBuild[],
  change: (before: Registry) => Registry,
): Promise<Registry> {
  parse(registrySchema, change(await readRegistry(folder)), 'the new registry');
  // One after the other: compressing one keeps every processor busy.
  for (const { store } of builds) await store();
  return changeRegistry(folder, change);
}

async function releaseOne(
  folder: string,
  build: ReadyBuild,
  { audience, newShellOnly = false }: PublishOptions,
): Promise<Registry> {
  const step = audience ? tryOut(audience) : publish;
  return release(folder, [build], (before) => {
    const next = withRelease(before, build.release, step);
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
  const build = await readFeature(folder, dist);
  const { features } = await releaseOne(folder, build, options);
  const { name } = build.release.manifest;
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
  const { shell } = await releaseOne(folder, await readShell(folder, dist), options);
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
  const builds = await Promise.all(dists.map((dist) => readAnyBuild(folder, dist)));
  return release(folder, builds, (before) => {
    const next = builds.reduce(
      (registry, build) => withRelease(registry, build.release, publishUnlessCanary),
      before,
    );
    checkFit(before, next, 'release');
    return next;
  });
}

function nothingLive(name: string): never {
  throw new Error(`The registry has no ${name} after its release.`);
}
