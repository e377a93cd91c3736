import { incompatibilities } from './incompatibilities.ts';
import type { LiveFeature, Registry } from './registry.schema.ts';
import type { ShellRelease } from './release.schema.ts';

/** The release of a feature that runs on a shell: the live one, or the previous one if only that does. */
function featureOn(shell: ShellRelease, live: LiveFeature): LiveFeature {
  const runs = (release: Pick<LiveFeature, 'manifest'>) =>
    incompatibilities(release, shell, '', '').length === 0;
  const { previous, since } = live;
  return previous && !runs(live) && runs(previous) ? { ...previous, since } : live;
}

/**
 * The registry of a visitor in whose browser a version of the shell did not start: the previous release of the shell
 * replaces it, with features that run on it. The registry is unchanged if that version is no longer live or has no
 * previous release.
 *
 * @param registry Result of `chooseReleases`.
 */
export function replaceFailedShell(registry: Registry, failedVersion: string | undefined): Registry {
  const { shell, features } = registry;
  if (!shell?.previous || shell.version !== failedVersion) return registry;
  const { previous, since } = shell;
  const running = Object.entries(features).map(([name, live]) => [name, featureOn(previous, live)] as const);
  return { ...registry, shell: { ...previous, since }, features: Object.fromEntries(running) };
}
