import { checkFit } from '../compatibility/release-check.ts';
import type { Registry } from '../registry/registry.schema.ts';
import { abort, liveRelease, promote, withChange } from './live-change.ts';
import { changeRegistry } from './release-store.ts';

function requireCanary(registry: Registry, name: string, version: string | undefined): string {
  const liveCanary = liveRelease(registry, name).canary?.release.version;
  if (!liveCanary) throw new Error(`There is no canary of ${name}.`);
  if (version && liveCanary !== version)
    throw new Error(`The canary of ${name} is ${liveCanary}, not ${version}.`);
  return liveCanary;
}

/**
 * Publishes a canary for everybody; the live release becomes the previous one.
 *
 * @param name A feature, `shell` or `driver`.
 * @param version Expected version of the canary; any version if omitted.
 * @returns The live version.
 * @throws Error when there is no such canary, or when the change would break another release.
 */
export async function promoteCanary(folder: string, name: string, version?: string): Promise<string> {
  let promoted = '';
  await changeRegistry(folder, (before) => {
    promoted = requireCanary(before, name, version);
    const next = withChange(before, name, promote);
    checkFit(before, next, 'release');
    return next;
  });
  return promoted;
}

/**
 * Withdraws a canary; the live release is unchanged.
 *
 * @param name A feature, `shell` or `driver`.
 * @param version Expected version of the canary; any version if omitted.
 * @returns The withdrawn version.
 * @throws Error when there is no such canary.
 */
export async function abortCanary(folder: string, name: string, version?: string): Promise<string> {
  let aborted = '';
  await changeRegistry(folder, (before) => {
    aborted = requireCanary(before, name, version);
    return withChange(before, name, abort);
  });
  return aborted;
}
