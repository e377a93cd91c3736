import path from 'node:path';
import { releaseWords, sendRelease } from '@tawseel/federation/command';
import { liveOf } from '@tawseel/federation/registry';
import {
  publishApp,
  publishTogether,
  readRegistry,
  removeUnused,
  type Origin,
} from '@tawseel/federation/store';
import type { ReleaseStore } from '@tawseel/gateway/store';
import { withStore } from './command.ts';
import type { ReleaseRequest } from './release-request.ts';

async function publish(
  store: ReleaseStore,
  builds: string,
  request: ReleaseRequest,
  origin: Origin,
): Promise<string> {
  const distOf = (name: string) => path.join(builds, name);
  const { names, audience, newShellOnly } = request;
  const [first = '', ...others] = names;
  if (others.length === 0) {
    const published = await store.change(names, (folder) =>
      publishApp(folder, first, distOf(first), { audience, newShellOnly, origin }),
    );
    return releaseWords(published);
  }
  const registry = await store.change(names, (folder) => publishTogether(folder, names.map(distOf), origin));
  return names.map((name) => `${name} ${liveOf(registry, name)?.version} is live.`).join('\n');
}

/** Prints where the store is: a wrong DATA_DIR makes a new store, and the release succeeds there too. */
async function tellStore(store: ReleaseStore): Promise<void> {
  console.log(`Release store: ${store.place}`);
  const { shell } = await store.change([], readRegistry);
  if (!shell)
    console.error(
      `Warning: ${store.place} holds no shell, so no console is served from it. "npm run release -- shell" releases one; ` +
        'DATA_DIR names another store.',
    );
}

/** Removes old releases; a failure does not affect the new one. */
async function tidy(store: ReleaseStore, { keepDays }: ReleaseRequest): Promise<void> {
  const { removed, faults } = await store.change([], (folder) => removeUnused(folder, keepDays));
  const names = removed.map((place) => place.replace('/', ' '));
  if (names.length > 0) console.log(`Old releases removed: ${names.join(', ')}.`);
  if (faults.length > 0) console.error(`Old releases could not be removed: ${faults.join('; ')}`);
}

/**
 * Releases builds in the store, or at the gateway of `--to`, and prints what is live.
 *
 * @param builds Folder with a build below each name.
 */
export async function releaseBuilds(request: ReleaseRequest, builds: string, origin: Origin): Promise<void> {
  const { names, target } = request;
  if (target) {
    const [name = ''] = names;
    console.log(await sendRelease(target, name, path.join(builds, name), request, origin));
    return;
  }
  await withStore(async (store) => {
    console.log(await publish(store, builds, request, origin));
    await tidy(store, request);
    await tellStore(store);
  });
}
