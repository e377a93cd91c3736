import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { liveNames } from '../registry/live-of.ts';
import type { Registry } from '../registry/registry.schema.ts';
import { abandonedAfter } from './abandoned.ts';
import { ignoring } from './file-error.ts';
import { placeOf, placesInUse } from './last-use.ts';
import { withLock } from './registry-lock.ts';
import { readRegistry, storePaths } from './release-store.ts';

const day = 24 * 60 * 60 * 1000;

/** Folders of the releases that the registry does not name and that were last used before a time. */
async function unusedSince(releases: string, registry: Registry, time: number): Promise<string[]> {
  const used = placesInUse(registry);
  const unused: string[] = [];
  // An app that is missing from the registry may be missing by mistake: its releases are not removed.
  for (const name of liveNames(registry)) {
    const versions = (await readdir(path.join(releases, name)).catch(ignoring('ENOENT'))) ?? [];
    for (const version of versions.filter((candidate) => !candidate.startsWith('.'))) {
      const place = placeOf(name, version);
      const folder = await stat(path.join(releases, place)).catch(ignoring('ENOENT'));
      if (!used.has(place) && folder?.isDirectory() && folder.mtimeMs < time) unused.push(place);
    }
  }
  return unused.toSorted();
}

/** Removes records, source maps and reported stacks of releases that the store no longer has. */
async function removeDiagnostics({ diagnostics, releases }: ReturnType<typeof storePaths>): Promise<void> {
  for (const name of (await readdir(diagnostics).catch(ignoring('ENOENT'))) ?? []) {
    for (const version of await readdir(path.join(diagnostics, name))) {
      const folder = path.join(diagnostics, name, version);
      const release = await stat(path.join(releases, name, version)).catch(ignoring('ENOENT'));
      // A release stores its source maps and its record before its files.
      const isOld = (await stat(folder)).mtimeMs < Date.now() - abandonedAfter;
      if (!release && isOld) await rm(folder, { recursive: true, force: true });
    }
  }
}

/**
 * Removes the releases that have been neither live, previous nor canary for a number of days, with their source maps. Releases of the last
 * hour always remain, because a concurrent release may be about to name them.
 *
 * @param keepDays Days for which open pages can still load files of a replaced release.
 * @returns Folders of the removed releases, such as `fleet/1.2.0-5f0c`, and the errors of others.
 */
export async function removeUnused(
  folder: string,
  keepDays: number,
): Promise<{ removed: string[]; faults: string[] }> {
  const { registry, releases } = storePaths(folder);
  const removed: string[] = [];
  const hidden: string[] = [];
  const faults: string[] = [];
  const note = (error: unknown) => void faults.push(error instanceof Error ? error.message : String(error));

  await withLock(registry, async (stillHeld) => {
    const time = Date.now() - Math.max(keepDays * day, abandonedAfter);
    for (const place of await unusedSince(releases, await readRegistry(folder), time)) {
      await stillHeld();
      // Renamed under the lock and deleted after it; the next release removes the leftovers of a crash.
      const aside = path.join(releases, path.dirname(place), `.${randomUUID()}`);
      try {
        await rename(path.join(releases, place), aside);
        removed.push(place);
        hidden.push(aside);
      } catch (error) {
        note(error);
      }
    }
  }).catch(note);
  for (const aside of hidden) await rm(aside, { recursive: true, force: true }).catch(note);
  await removeDiagnostics(storePaths(folder)).catch(note);
  return { removed, faults };
}
