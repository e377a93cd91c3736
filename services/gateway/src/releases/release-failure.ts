import { ApiError } from '@tawseel/api';
import { ArchiveError } from '@tawseel/federation/network';
import { TokenError } from '@tawseel/federation/store';
import { StoreUnavailable } from '../store/release-store.ts';

/** The response to a release that was not accepted. */
interface ReleaseFailure {
  status: number;
  code: string;
  /** A sentence for each reason. */
  reasons: string[];
}

const archiveStatus = { invalid: 400, too_large: 413, too_slow: 408 } as const;

/** A request that does not say what to release. */
export class BadRelease extends Error {
  override readonly name = 'BadRelease';
}

/** Whether the release store refused a change: errors of the system and of the code are other than plain errors. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && error.name === 'Error' && !('code' in error) && !('statusCode' in error);
}

/** Errors of a folder that takes no files. */
const unwritable: ReadonlyMap<string, string> = new Map([
  ['ENOSPC', 'its disk is full'],
  ['EDQUOT', 'its quota is used up'],
  ['EROFS', 'its disk is read-only'],
  ['EACCES', 'its folder belongs to another user'],
]);

/** The failure that an error means to the team; undefined for an error of the gateway. */
export function releaseFailureOf(error: unknown): ReleaseFailure | undefined {
  if (error instanceof ApiError || !(error instanceof Error)) return undefined;
  const reasons = error.message.split('\n');
  if (error instanceof TokenError)
    return error.kind === 'other-app'
      ? { status: 403, code: 'other_app', reasons }
      : { status: 401, code: 'unauthorised', reasons };
  if (error instanceof ArchiveError) return { status: archiveStatus[error.kind], code: error.kind, reasons };
  if (error instanceof BadRelease) return { status: 400, code: 'invalid', reasons };
  if (error instanceof StoreUnavailable) return { status: 503, code: 'unavailable', reasons };
  const cause = 'code' in error && unwritable.get(String(error.code));
  if (cause)
    return {
      status: 507,
      code: 'not_stored',
      reasons: [`The release store cannot be written, for ${cause}. Tell the operator of the console.`],
    };
  return isRefusal(error) ? { status: 409, code: 'refused', reasons } : undefined;
}
