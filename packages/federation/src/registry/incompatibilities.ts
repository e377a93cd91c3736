import type { FeatureRelease, ShellRelease } from './release.schema.ts';
import { satisfies } from './satisfies.ts';

function listed(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}

/**
 * The needs of a feature that a shell does not meet, one sentence each without its full stop; empty if the feature
 * runs on that shell.
 *
 * @param featureWords Name of the feature in the sentence, such as `fleet`.
 * @param shellWords Name of the shell in the sentence, such as `the live shell 1.0.0-5f0c`.
 */
export function incompatibilities(
  { manifest }: Pick<FeatureRelease, 'manifest'>,
  { contract, shared }: Pick<ShellRelease, 'contract' | 'shared'>,
  featureWords: string,
  shellWords: string,
): string[] {
  const faults = Object.entries(manifest.needs).flatMap(([module, { range, names }]) => {
    const provided = shared[module];
    if (!provided) return `${featureWords} takes ${module} from the shell, which ${shellWords} does not have`;
    if (!satisfies(provided.version, range))
      return `${featureWords} needs ${module} ${range}, of which ${shellWords} has ${provided.version}`;
    const missing = names.filter((name) => provided.names && !provided.names.includes(name));
    if (missing.length === 0) return [];
    return `${featureWords} uses ${listed(missing)} of ${module}, which ${shellWords} does not have`;
  });
  if (manifest.contract === contract) return faults;
  return [
    `${featureWords} is built for contract ${manifest.contract}, and ${shellWords} speaks ${contract}`,
    ...faults,
  ];
}
