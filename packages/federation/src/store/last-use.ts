import { utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '../registry/registry.schema.ts';

/** Path of a release below `releases/`. */
export const placeOf = (name: string, version: string) => `${name}/${version}`;

/** Where the files lie that a registry names: what is live, what was before, what is tried out. */
export function placesInUse({ shell, features }: Registry): Set<string> {
  const places = new Set<string>();
  const add = (name: string, version: string, address: string) => {
    places.add(placeOf(name, version));
    // What pages ask for, whatever the version is called.
    const [, folder] = /\/releases\/([^/]+\/[^/]+)\//.exec(address) ?? [];
    if (folder) places.add(folder);
  };
  for (const known of [shell, shell?.previous, shell?.canary?.release])
    if (known) add('shell', known.version, known.base);
  for (const [name, live] of Object.entries(features)) {
    for (const known of [live, live.previous, live.canary?.release])
      if (known) add(name, known.version, known.entry);
  }
  return places;
}

/**
 * Notes at the folder of a release, as the time it was changed, that the release is in use now. Where that is not allowed
 * it is left out: no release and no rollback is worth failing for it.
 */
export async function markUsed(releases: string, place: string): Promise<void> {
  const now = new Date();
  await utimes(path.join(releases, place), now, now).catch(() => undefined);
}
