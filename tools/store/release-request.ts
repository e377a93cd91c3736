import { readArguments, readReleaseOptions, releaseOptions } from '@tawseel/federation/command';
import { readKeepDays } from '@tawseel/federation/store';

/**
 * The arguments of a release.
 *
 * @param known Apps that can be released.
 * @throws Error of one sentence.
 */
export function readReleaseRequest(known: readonly string[]) {
  const { positionals, values } = readArguments(releaseOptions);
  const names = [...new Set(positionals)];
  const unknown = names.find((name) => !known.includes(name));
  if (names.length === 0 || unknown) {
    const fault = unknown ? `There is no app ${unknown}.` : 'Name what to release.';
    throw new Error(`${fault} One of: ${known.join(', ')}.`);
  }
  const options = readReleaseOptions(values);
  const { audience, newShellOnly, target } = options;
  if (audience && names.length > 1) throw new Error('A canary is of one app: name one.');
  if (newShellOnly && (names.length > 1 || names[0] === 'shell' || names[0] === 'driver'))
    throw new Error('--new-shell-only is for the release of one feature.');
  if (target && names.length > 1) throw new Error('--to releases one app: name one.');
  return { ...options, names, keepDays: readKeepDays() };
}

export type ReleaseRequest = ReturnType<typeof readReleaseRequest>;
