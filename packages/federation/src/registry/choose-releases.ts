import type { Audience, Live, LiveDriver, Registry } from './registry.schema.ts';
import { driverReleaseOf, featureReleaseOf, shellReleaseOf } from './release-of.ts';

/** The visitor: a stable bucket of a hundred for the browser, and the signed-in company, if any. */
export interface Visitor {
  bucket: number;
  company: string | undefined;
}

function isMeantFor({ percentage, companies }: Audience, { bucket, company }: Visitor): boolean {
  if (companies) return company !== undefined && companies.includes(company);
  return percentage !== undefined && bucket < percentage;
}

function choose<Release extends object>(
  live: Live<Release>,
  releaseOf: (live: Live<Release>) => Release,
  visitor: Visitor,
): Live<Release> {
  const { canary, since, previous, restored } = live;
  const release = releaseOf(live);
  if (canary && isMeantFor(canary, visitor))
    return { ...canary.release, since: canary.since, previous: release };
  return { ...release, since, ...(previous && !restored ? { previous } : {}) };
}

/**
 * The registry of one visitor: a canary replaces the live release for its visitors, with the live release as the
 * previous one to fall back to. The result contains no canary and no rolled-back release, and not the driver's app: pages of the
 * console have no use for it.
 *
 * @param visitor `bucket` is 0 to 99, the same for a browser at every visit.
 */
export function chooseReleases(registry: Registry, visitor: Visitor): Registry {
  const features = Object.entries(registry.features).map(
    ([name, live]) => [name, choose(live, featureReleaseOf, visitor)] as const,
  );
  return {
    contract: registry.contract,
    ...(registry.shell ? { shell: choose(registry.shell, shellReleaseOf, visitor) } : {}),
    features: Object.fromEntries(features),
  };
}

/** The driver's app of one visitor, chosen as {@link chooseReleases} does; undefined before its first release. */
export function chooseDriver({ driver }: Registry, visitor: Visitor): LiveDriver | undefined {
  return driver && choose(driver, driverReleaseOf, visitor);
}
