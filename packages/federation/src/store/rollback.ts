import { checkFit } from '../compatibility/release-check.ts';
import type { LiveApp } from '../registry/live-of.ts';
import { rollBack, liveRelease, withRelease } from './live-change.ts';
import { storedReleases } from './release-record.ts';
import { changeRegistry, readRegistry } from './release-store.ts';
import { reserve } from './reserve.ts';

/**
 * Publishes an earlier release and ends a canary. The replaced release becomes the previous one, the target of a
 * second rollback, but no page falls back to it.
 *
 * @param folder Folder of the release store.
 * @param name A feature, `shell` or `driver`.
 * @param version A version of the store; the previous release if omitted.
 * @returns The live release.
 * @throws Error that lists the existing versions, or names the incompatibility that the change would cause.
 */
export async function rollback(folder: string, name: string, version?: string): Promise<LiveApp> {
  const live = liveRelease(await readRegistry(folder), name);
  const wanted = version ?? live.previous?.version;
  if (wanted === undefined) throw new Error(`There is no release of ${name} before ${live.version}.`);
  if (wanted === live.version) throw new Error(`${name} ${wanted} is live already.`);

  const stored = await storedReleases(folder, name);
  const record = stored.find(({ release }) => release.version === wanted);
  if (!record || !(await reserve(folder, name, wanted))) {
    const versions = stored.map(({ release }) => release.version).join(', ');
    throw new Error(`There is no release ${wanted} of ${name}. There are: ${versions}.`);
  }
  const registry = await changeRegistry(folder, (before) => {
    const next = withRelease(before, record.release, rollBack);
    checkFit(before, next, 'roll back');
    return next;
  });
  return liveRelease(registry, name);
}
