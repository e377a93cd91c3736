import { findScriptFailure } from '@tawseel/federation';
import type { LoadFailure, Registry } from '@tawseel/federation/registry';
import type { PageLoadError } from './page-load-error.ts';

/** Why a page failed, and whether its script could be had when it was asked for once more. */
type Finding = { reason: LoadFailure; canBeHad: boolean };

/** Asks again for the script that failed, where one did, to tell why. `now` is the registry as it is by now. */
export async function verifyFailure(failure: PageLoadError, now: Registry | undefined): Promise<Finding> {
  const { reason, address, release } = failure;
  const { name } = release.manifest;
  if (!address || (reason !== 'missing' && reason !== 'chunk')) return { reason, canBeHad: false };
  const { pathname } = new URL(address, window.location.href);
  const file = pathname.slice(pathname.lastIndexOf('/') + 1);
  // The page keeps the hashes of entries only; the registry has those of all files.
  const live = now?.features[name];
  const known = [live, live?.previous].find((candidate) => candidate?.version === release.version);
  const fault = await findScriptFailure(address, (known ?? release).integrity[file]);
  if (fault === 'none') return { reason, canBeHad: true };
  // Of a release that the registry names no longer, nobody knows what its files must be.
  const isUnknown = fault === 'integrity' && !known && !release.integrity[file];
  return { reason: fault === 'missing' || isUnknown ? reason : fault, canBeHad: false };
}
