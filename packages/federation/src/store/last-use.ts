import { utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '../registry/registry.schema.ts';

/** Path of a release below `releases/`. */
export const placeOf = (name: string, version: string) => `${name}/${version}`;

/** Folders of the releases that a registry names: live, previous and canary. */
export function placesInUse({ shell, driver, features }: Registry): Set<string> {
  const places = new Set<string>();
  const add = (name: string, version: string, address: string) => {
    places.add(placeOf(name, version));
    // Use the folder of the entry's address, independent of the version.
    const [, folder] = /\/releases\/([^/]+\/[^/]+)\//.exec(address) ?? [];
    if (folder) places.add(folder);
  };
  for (const known of [shell, shell?.previous, shell?.canary?.release])
    if (known) add('shell', known.version, known.base);
  for (const known of [driver, driver?.previous, driver?.canary?.release])
    if (known) places.add(placeOf('driver', known.version));
  for (const [name, live] of Object.entries(features)) {
    for (const known of [live, live.previous, live.canary?.release])
      if (known) add(name, known.version, known.entry);
  }
  return places;
}

/**
 * Records that a release is in use now as the modification time of its folder. A failure is ignored: it must not fail
 * a release or a rollback.
 */
export async function markUsed(releases: string, place: string): Promise<void> {
  const now = new Date();
  await utimes(path.join(releases, place), now, now).catch(() => undefined);
}
