import { findScriptFailure } from '@tawseel/federation';
import type { LoadFailure, Registry } from '@tawseel/federation/registry';
import type { PageLoadError } from './page-load-error.ts';

/** Why a page failed, and whether a second request of its script succeeds. */
interface Finding {
  reason: LoadFailure;
  canBeHad: boolean;
}

/** Requests the failed script again, if there is one, to find the reason. `now` is the current registry. */
export async function verifyFailure(failure: PageLoadError, now: Registry | undefined): Promise<Finding> {
  const { reason, address, release } = failure;
  const { name } = release.manifest;
  if (!address || (reason !== 'missing' && reason !== 'chunk')) return { reason, canBeHad: false };
  const { pathname } = new URL(address, window.location.href);
  const file = pathname.slice(pathname.lastIndexOf('/') + 1);
  // The page holds only the hashes of entries; the registry holds those of all files.
  const live = now?.features[name];
  const known = [live, live?.previous].find((candidate) => candidate?.version === release.version);
  const fault = await findScriptFailure(address, (known ?? release).integrity[file]);
  if (fault === 'none') return { reason, canBeHad: true };
  // The hashes of a release that the registry no longer names are unknown.
  const isUnknown = fault === 'integrity' && !known && !release.integrity[file];
  return { reason: fault === 'missing' || isUnknown ? reason : fault, canBeHad: false };
}
