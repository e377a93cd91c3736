import { checkFit } from '../compatibility/release-check.ts';
import { parse } from '../manifest/parse.ts';
import {
  registry as registrySchema,
  type Audience,
  type LiveFeature,
  type LiveShell,
  type Registry,
} from '../registry/registry.schema.ts';
import type { Build } from './build-files.ts';
import { publish, publishUnlessCanary, tryOut, withRelease } from './live-change.ts';
import type { Origin } from './origin.ts';
import { readAnyBuild, readFeature, readShell } from './read-build.ts';
import { changeRegistry, readRegistry } from './release-store.ts';
import { storeDeltas } from './store-deltas.ts';
import type { ReadyBuild } from './store-release.ts';

/** Options of a release. */
export interface PublishOptions {
  /** Visitors of a canary; everybody if omitted. */
  audience?: Audience | undefined;
  /** Allows a feature to need names that the previous shell lacks. That shell can then no longer be rolled back to. */
  newShellOnly?: boolean | undefined;
  /** Where the release comes from. */
  origin?: Origin | undefined;
}

/** The registry before and after a change, without the changes of others. */
export interface RegistryChange {
  before: Registry;
  after: Registry;
}

/** Stores builds and changes the registry; does neither when the change is rejected. */
export async function release(
  folder: string,
  builds: readonly ReadyBuild[],
  change: (before: Registry) => Registry,
  origin?: Origin,
): Promise<RegistryChange> {
  const live = await readRegistry(folder);
  parse(registrySchema, change(live), 'the new registry');
  // Sequential, because compressing one build already uses every processor.
  for (const { release: built, store } of builds) {
    await store(origin);
    await storeDeltas(folder, live, built);
  }
  let before = live;
  const after = await changeRegistry(folder, (current) => {
    before = current;
    return change(current);
  });
  return { before, after };
}

export async function releaseOne(
  folder: string,
  build: ReadyBuild,
  { audience, newShellOnly = false, origin }: PublishOptions,
): Promise<RegistryChange> {
  const step = audience ? tryOut(audience) : publish;
  const change = (before: Registry) => {
    const next = withRelease(before, build.release, step);
    checkFit(before, next, 'release', { previousShell: !newShellOnly });
    return next;
  };
  return release(folder, [build], change, origin);
}

/**
 * Publishes a feature's build, for everybody or as a canary. It must run on the live shell, the previous one and a
 * canary of the shell.
 *
 * @param folder Folder of the release store.
 * @param dist The build with its emitted `feature.json`.
 * @returns The feature's live release with its canary.
 * @throws Error that names an invalid field of the build's manifest or of the resulting registry, or the names that a
 *   shell lacks.
 */
export async function publishFeature(
  folder: string,
  dist: Build,
  options: PublishOptions = {},
): Promise<LiveFeature> {
  const build = await readFeature(folder, dist);
  const { after } = await releaseOne(folder, build, options);
  const { name } = build.release.manifest;
  return after.features[name] ?? nothingLive(name);
}

/**
 * Publishes the shell's build, for everybody or as a canary. Every live feature and canary must run on it.
 *
 * @param folder Folder of the release store.
 * @param dist The build with its emitted `shell.json` and `boot.js`.
 * @returns The shell's live release with its canary.
 * @throws Error that names an invalid field of `shell.json` or of the resulting registry, or the names that the shell
 *   lacks for a feature.
 */
export async function publishShell(
  folder: string,
  dist: Build,
  options: Omit<PublishOptions, 'newShellOnly'> = {},
): Promise<LiveShell> {
  const { after } = await releaseOne(folder, await readShell(folder, dist), options);
  return after.shell ?? nothingLive('shell');
}

/**
 * Publishes several builds in one change of the registry, so that no page gets only some of them. They must run with
 * each other and with the unchanged live releases; a rollback of the shell alone may break a feature. A build that is
 * a canary remains one.
 *
 * @param dists Folders of the builds, the shell's or features'.
 * @throws Error as `publishFeature` and `publishShell`.
 */
export async function publishTogether(
  folder: string,
  dists: readonly string[],
  origin?: Origin,
): Promise<Registry> {
  const builds = await Promise.all(dists.map((dist) => readAnyBuild(folder, dist)));
  const change = (before: Registry) => {
    const next = builds.reduce(
      (registry, build) => withRelease(registry, build.release, publishUnlessCanary),
      before,
    );
    checkFit(before, next, 'release');
    return next;
  };
  return (await release(folder, builds, change, origin)).after;
}

function nothingLive(name: string): never {
  throw new Error(`The registry has no ${name} after its release.`);
}
