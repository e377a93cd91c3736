import { liveNames, liveOf, type LiveApp } from '../registry/live-of.ts';
import { driverReleaseOf, featureReleaseOf, shellReleaseOf } from '../registry/release-of.ts';
import type { Audience, Live, Registry } from '../registry/registry.schema.ts';
import { isDriverApp, isFeature, type Release } from '../registry/release.schema.ts';

interface Versioned {
  version: string;
}

/** The live release without the fields that the registry adds. */
type Plain<Given> = (live: Given) => Given;

/** Derives the next live state from the release and the current one. The same for every app. */
type ReleaseStep = <Given extends Versioned>(
  before: Live<Given> | undefined,
  release: Given,
  plain: Plain<Given>,
) => Live<Given>;

/** Changes a live state without a new release. */
type LiveStep = <Given extends Versioned>(live: Live<Given>, plain: Plain<Given>) => Live<Given>;

const now = () => new Date().toISOString();

/**
 * Publishes the release for everybody and ends a canary of the previous one. A release that is already live is
 * unchanged, except that `npm start` no longer replaces it.
 */
export const publish: ReleaseStep = (before, release, plain) => {
  if (before?.version === release.version) return before.started ? { ...before, started: undefined } : before;
  return { ...release, since: now(), ...(before ? { previous: plain(before) } : {}) };
};

/** Publishes a release that was live before; the release it replaces is withdrawn. */
export const rollBack: ReleaseStep = (before, release, plain) =>
  before?.version === release.version ? before : { ...publish(before, release, plain), restored: true };

/** Publishes the release, except that a canary remains one. */
export const publishUnlessCanary: ReleaseStep = (before, release, plain) =>
  before?.canary?.release.version === release.version ? before : publish(before, release, plain);

/**
 * Publishes the release for `npm start`: it replaces only releases that `npm start` published, and none with a
 * canary.
 */
export const start: ReleaseStep = (before, release, plain) => {
  if (before && (before.version === release.version || !before.started || before.canary)) return before;
  return { ...publish(before, release, plain), started: true };
};

/**
 * Makes the release a canary; it replaces an earlier canary. A release that is already live is unchanged: CI releases each commit of a
 * team as a canary, also those that change no source.
 */
export function tryOut(audience: Audience): ReleaseStep {
  return (before, release) => {
    if (!before)
      throw new Error('A first release is for everybody: there is nothing live to compare a canary with.');
    const { canary } = before;
    if (before.version === release.version) {
      if (!canary) return before;
      throw new Error(
        `${release.version} is live already: a canary would be the same. Abort the canary ${canary.release.version} to have it alone.`,
      );
    }
    const since = canary?.release.version === release.version ? canary.since : now();
    return { ...before, canary: { release, since, ...audience } };
  };
}

/** Publishes the canary for everybody. */
export const promote: LiveStep = (live, plain) =>
  live.canary ? publish(live, live.canary.release, plain) : live;

/** Ends the canary. */
export const abort: LiveStep = (live, plain) => {
  const { since, previous, restored, started } = live;
  return {
    ...plain(live),
    since,
    ...(previous ? { previous } : {}),
    ...(restored ? { restored } : {}),
    ...(started ? { started } : {}),
  };
};

/** The registry after a change by a release. */
export function withRelease(registry: Registry, release: Release, step: ReleaseStep): Registry {
  if (isDriverApp(release)) return { ...registry, driver: step(registry.driver, release, driverReleaseOf) };
  if (!isFeature(release)) return { ...registry, shell: step(registry.shell, release, shellReleaseOf) };
  const { name } = release.manifest;
  const live = step(registry.features[name], release, featureReleaseOf);
  return { ...registry, features: { ...registry.features, [name]: live } };
}

/** The registry after a change of the live release of an app. */
export function withChange(registry: Registry, name: string, step: LiveStep): Registry {
  if (name === 'shell' && registry.shell) return { ...registry, shell: step(registry.shell, shellReleaseOf) };
  if (name === 'driver' && registry.driver)
    return { ...registry, driver: step(registry.driver, driverReleaseOf) };
  const live = registry.features[name];
  if (!live) return registry;
  return { ...registry, features: { ...registry.features, [name]: step(live, featureReleaseOf) } };
}

/** The live release of an app. @throws Error that lists the existing names. */
export function liveRelease(registry: Registry, name: string): LiveApp {
  const live = liveOf(registry, name);
  if (live) return live;
  const names = liveNames(registry);
  throw new Error(
    `${name} has not been released. ${names.length > 0 ? `Released: ${names.join(', ')}.` : 'Nothing has been released.'}`,
  );
}
