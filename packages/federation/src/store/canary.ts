import { checkFit } from '../compatibility/release-check.ts';
import type { Registry } from '../registry/registry.schema.ts';
import { abort, liveRelease, promote, withChange } from './live-change.ts';
import { changeRegistry } from './release-store.ts';

function requireCanary(registry: Registry, name: string, version: string | undefined): string {
  const found = liveRelease(registry, name).canary?.release.version;
  if (!found) throw new Error(`There is no canary of ${name}.`);
  if (version && found !== version) throw new Error(`The canary of ${name} is ${found}, not ${version}.`);
  return found;
}

/**
 * Makes a canary live for everybody; what was live is the previous release from then on.
 *
 * @param name A feature, or `shell`.
 * @param version The canary it must be; any, when it is left out.
 * @returns The version that is live now.
 * @throws Error when there is no such canary; one that says what the change would break.
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
 * Takes a canary back from those who had it; what is live stays as it is.
 *
 * @param name A feature, or `shell`.
 * @param version The canary it must be; any, when it is left out.
 * @returns The version that is over.
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
