import { featureReleaseOf, shellReleaseOf } from '../registry/release-of.ts';
import type { Audience, Live, LiveFeature, LiveShell, Registry } from '../registry/registry.schema.ts';
import { isFeature, type Release } from '../registry/release.schema.ts';

type Versioned = { version: string };

/** The release in what is live, without what the registry adds to it. */
type Plain<Given> = (live: Given) => Given;

/** What a release makes of what was live before it. The same for a feature and for the shell. */
type ReleaseStep = <Given extends Versioned>(
  before: Live<Given> | undefined,
  release: Given,
  plain: Plain<Given>,
) => Live<Given>;

/** What becomes of something live without a new release. */
type LiveStep = <Given extends Versioned>(live: Live<Given>, plain: Plain<Given>) => Live<Given>;

const now = () => new Date().toISOString();

/**
 * The release is for everybody from now on, and a canary of the one before it is over. What is live already stays as it
 * is, and `npm start` no longer replaces it.
 */
export const publish: ReleaseStep = (before, release, plain) => {
  if (before?.version === release.version) return before.started ? { ...before, started: undefined } : before;
  return { ...release, since: now(), ...(before ? { previous: plain(before) } : {}) };
};

/** As `goLive`, of a release that was live before: what it takes the place of is taken back. */
export const rollBack: ReleaseStep = (before, release, plain) =>
  before?.version === release.version ? before : { ...publish(before, release, plain), restored: true };

/** As `goLive`, except that what is a canary stays one. */
export const publishUnlessCanary: ReleaseStep = (before, release, plain) =>
  before?.canary?.release.version === release.version ? before : publish(before, release, plain);

/** As `goLive`, for `npm start`: it replaces only what it has published itself, and no release that has a canary. */
export const start: ReleaseStep = (before, release, plain) => {
  if (before && (before.version === release.version || !before.started || before.canary)) return before;
  return { ...publish(before, release, plain), started: true };
};

/** The release is a canary from now on; one that was out before is over. */
export function tryOut(audience: Audience): ReleaseStep {
  return (before, release) => {
    if (!before)
      throw new Error('A first release is for everybody: there is nothing live to compare a canary with.');
    if (before.version === release.version)
      throw new Error(`${release.version} is live already: a canary would be the same.`);
    const { canary } = before;
    const since = canary?.release.version === release.version ? canary.since : now();
    return { ...before, canary: { release, since, ...audience } };
  };
}

/** What is a canary is for everybody from now on. */
export const promote: LiveStep = (live, plain) =>
  live.canary ? publish(live, live.canary.release, plain) : live;

/** There is no canary any more. */
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

/** The registry after a step of a release. */
export function withRelease(registry: Registry, release: Release, step: ReleaseStep): Registry {
  if (!isFeature(release)) return { ...registry, shell: step(registry.shell, release, shellReleaseOf) };
  const { name } = release.manifest;
  const live = step(registry.features[name], release, featureReleaseOf);
  return { ...registry, features: { ...registry.features, [name]: live } };
}

/** The registry after a step of what is live of `name`, a feature or the shell. */
export function withChange(registry: Registry, name: string, step: LiveStep): Registry {
  if (name === 'shell' && registry.shell) return { ...registry, shell: step(registry.shell, shellReleaseOf) };
  const live = registry.features[name];
  if (!live) return registry;
  return { ...registry, features: { ...registry.features, [name]: step(live, featureReleaseOf) } };
}

/** What is live of a feature or the shell. @throws Error that names what there is. */
export function liveRelease({ shell, features }: Registry, name: string): LiveFeature | LiveShell {
  const live = name === 'shell' ? shell : Object.hasOwn(features, name) && features[name];
  if (live) return live;
  const names = [...(shell ? ['shell'] : []), ...Object.keys(features)];
  throw new Error(
    `${name} has not been released. ${names.length > 0 ? `Released: ${names.join(', ')}.` : 'Nothing has.'}`,
  );
}
