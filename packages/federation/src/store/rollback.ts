import { checkFit } from '../compatibility/release-check.ts';
import type { LiveFeature, LiveShell } from '../registry/registry.schema.ts';
import { rollBack, liveRelease, withRelease } from './live-change.ts';
import { storedReleases } from './release-record.ts';
import { changeRegistry, readRegistry } from './release-store.ts';
import { reserve } from './reserve.ts';

/**
 * Makes an earlier release live again; a canary is over then. What was live is the previous release from then on, to
 * which a second rollback leads, but no page falls back to it.
 *
 * @param folder Folder of the release store.
 * @param name A feature, or `shell`.
 * @param version One of the store; without it, the release that was live before.
 * @returns What is live now.
 * @throws Error that says what there is when there is no such release, or what the change would break.
 */
export async function rollback(
  folder: string,
  name: string,
  version?: string,
): Promise<LiveFeature | LiveShell> {
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
