import { checkFit } from '../compatibility/release-check.ts';
import { liveNames, liveOf } from '../registry/live-of.ts';
import type { Audience, Registry } from '../registry/registry.schema.ts';
import type { Release } from '../registry/release.schema.ts';
import { publish, withRelease } from './live-change.ts';
import type { Origin } from './origin.ts';
import { storedNames, storedReleases } from './release-record.ts';
import { readRegistry } from './release-store.ts';

/** A release in the store: its time of storage and origin, and the reason why it cannot be published now, if any. */
export interface StoredRelease {
  version: string;
  stored: string;
  origin?: Origin | undefined;
  obstacle?: string;
}

/** The releases of an app. Times are ISO 8601. */
export interface ReleaseList {
  name: string;
  live?: { version: string; since: string };
  canary?: { version: string; since: string } & Audience;
  /** Default target of a rollback. */
  previous?: string;
  /** All releases in the store, newest first. */
  stored: StoredRelease[];
}

function obstacleOf(registry: Registry, release: Release): string | undefined {
  try {
    checkFit(registry, withRelease(registry, release, publish), 'roll back');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function listOf(folder: string, registry: Registry, name: string): Promise<ReleaseList> {
  const known = liveOf(registry, name);
  const stored = (await storedReleases(folder, name)).map(({ stored: since, origin, release }) => {
    const obstacle = obstacleOf(registry, release);
    return {
      version: release.version,
      stored: since,
      ...(origin && { origin }),
      ...(obstacle && { obstacle }),
    };
  });
  if (!known) return { name, stored };
  const { canary, previous } = known;
  return {
    name,
    live: { version: known.version, since: known.since },
    ...(canary
      ? {
          canary: {
            version: canary.release.version,
            since: canary.since,
            percentage: canary.percentage,
            companies: canary.companies,
          },
        }
      : {}),
    ...(previous ? { previous: previous.version } : {}),
    stored,
  };
}

/**
 * Lists live releases, canaries and possible rollbacks: the shell first.
 *
 * @throws Error that names the field when the registry or a release's record is invalid.
 */
export async function listReleases(folder: string): Promise<ReleaseList[]> {
  const registry = await readRegistry(folder);
  const names = new Set([...liveNames(registry), ...(await storedNames(folder))]);
  names.delete('shell');
  const all = ['shell', ...[...names].toSorted()];
  const lists = await Promise.all(all.map((name) => listOf(folder, registry, name)));
  return lists.filter(({ live, stored }) => live || stored.length > 0);
}
