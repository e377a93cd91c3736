import type { Live, Registry } from '../registry/registry.schema.ts';
import type { FeatureRelease, ShellRelease } from '../registry/release.schema.ts';
import { incompatibilities } from '../registry/incompatibilities.ts';

type Role = 'live' | 'canary' | 'previous';

/** A release that visitors may get, and whether the change adds it. */
interface Candidate<Release> {
  name: string;
  release: Release;
  role: Role;
  isNew: boolean;
}

interface Versioned {
  version: string;
}

function candidates<Release extends Versioned>(
  name: string,
  next: Live<Release>,
  before: Live<Release> | undefined,
): Candidate<Release>[] {
  const { canary, previous } = next;
  const releases: Candidate<Release>[] = [
    { name, release: next, role: 'live', isNew: next.version !== before?.version },
  ];
  if (canary) {
    const isNew = canary.release.version !== before?.canary?.release.version;
    releases.push({ name, release: canary.release, role: 'canary', isNew });
  }
  if (previous) releases.push({ name, release: previous, role: 'previous', isNew: false });
  return releases;
}

function featureWords({ name, release, role, isNew }: Candidate<FeatureRelease>): string {
  if (isNew) return name;
  return role === 'canary'
    ? `the canary ${release.version} of ${name}`
    : `the live ${name} ${release.version}`;
}

function shellWords({ release, role, isNew }: Candidate<ShellRelease>): string {
  if (isNew) return `the shell ${release.version}`;
  if (role === 'canary') return `the canary ${release.version} of the shell`;
  return role === 'previous'
    ? `the shell before it, ${release.version},`
    : `the live shell ${release.version}`;
}

/** Kind of the checked change, which decides the advice: release first, or roll back first. */
type Change = 'release' | 'roll back';

function advice(feature: Candidate<FeatureRelease>, shell: Candidate<ShellRelease>, change: Change): string {
  if (feature.isNew && shell.isNew) return 'build both again';
  const other = feature.isNew ? shell : feature;
  if (other.role === 'canary') return 'abort that canary first';
  if (other.role === 'previous')
    return 'the shell could not be rolled back any more; --new-shell-only releases it all the same';
  const otherName = feature.isNew ? 'the shell' : feature.name;
  const together = change === 'release' && shell.isNew ? ', or both at once' : '';
  return `${change} ${otherName} first${together}`;
}

/** Whether the live release of a feature already prevents a rollback to a shell. */
function isGivenUp(live: FeatureRelease | undefined, shell: ShellRelease): boolean {
  return live !== undefined && incompatibilities(live, shell, '', '').length > 0;
}

/**
 * Checks that every release that a change adds runs with all releases that visitors may get beside it: each feature
 * on each shell, live or canary.
 *
 * @param options `previousShell`: whether features must also run on the previous shell, except those that already do
 *   not.
 * @throws Error with a sentence for each incompatibility: what the shell lacks and how to resolve it.
 */
export function checkFit(
  before: Registry,
  next: Registry,
  change: Change,
  options: { previousShell: boolean } = { previousShell: false },
): void {
  const shells = next.shell ? candidates('shell', next.shell, before.shell) : [];
  const features = Object.entries(next.features).flatMap(([name, live]) =>
    candidates(name, live, before.features[name]),
  );
  const faults = new Set<string>();
  for (const shell of shells.filter(({ role }) => role !== 'previous' || options.previousShell)) {
    for (const feature of features.filter(({ role }) => role !== 'previous')) {
      if (!feature.isNew && !shell.isNew) continue;
      if (shell.role === 'previous' && isGivenUp(before.features[feature.name], shell.release)) continue;
      const found = incompatibilities(
        feature.release,
        shell.release,
        featureWords(feature),
        shellWords(shell),
      );
      for (const fault of found) faults.add(`${fault}: ${advice(feature, shell, change)}.`);
    }
  }
  if (faults.size > 0) throw new Error([...faults].join('\n'));
}
