import { liveOf } from '../registry/live-of.ts';
import type { Audience } from '../registry/registry.schema.ts';
import { nameOf } from '../registry/release.schema.ts';
import type { Build } from './build-files.ts';
import { liveRelease } from './live-change.ts';
import { releaseOne, type PublishOptions } from './publish.ts';
import { readAnyBuild } from './read-build.ts';

/** Result of the release of one app. */
export interface Published {
  name: string;
  /** Version of the build. */
  version: string;
  /** The live version; not that of the build if the build is a canary. */
  live: string;
  /** Time since which `live` is live. */
  since: string;
  /** Visitors of the canary, if the build is one. */
  audience?: Audience | undefined;
  /** The build was live already. */
  repeated?: true | undefined;
  /** Version that was live until then. */
  replaced?: string | undefined;
  /** Canary that ended. */
  ended?: string | undefined;
}

/**
 * Publishes the build of one app.
 *
 * @param name The app that the build must be of.
 * @throws Error as `publishFeature` and `publishShell`, for a file that a build of the driver's app lacks, and when the build is of another app.
 */
export async function publishApp(
  folder: string,
  name: string,
  build: Build,
  options: PublishOptions = {},
): Promise<Published> {
  const ready = await readAnyBuild(folder, build);
  const { version } = ready.release;
  if (nameOf(ready.release) !== name)
    throw new Error(`The build is of ${nameOf(ready.release)}, not of ${name}.`);
  const change = await releaseOne(folder, ready, options);
  const before = liveOf(change.before, name);
  const live = liveRelease(change.after, name);
  const canary = before?.canary?.release.version;
  const isOver = canary !== live.canary?.release.version && canary !== live.version;
  return {
    name,
    version,
    live: live.version,
    since: live.since,
    ...(live.version !== version && options.audience && { audience: options.audience }),
    ...(before?.version === version && { repeated: true }),
    ...(before && before.version !== live.version && { replaced: before.version }),
    ...(isOver && { ended: canary }),
  };
}
