import { readLoadError } from '@tawseel/federation';
import type { LiveFeature, LoadFailure } from '@tawseel/federation/registry';

/** A release of a feature: what the registry says of it, live or not. */
export type Release = Pick<LiveFeature, 'version' | 'entry' | 'integrity' | 'manifest'>;

/** A page of a feature that could not be loaded, and why; its cause is what was thrown. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
  /** Path of the registry, `/contract/:contractId` as written there. */
  readonly path: string;
  readonly release: Release;
  /** Changes when a second look finds out more. */
  reason: LoadFailure;
  /** Address of the script that failed, where one did. */
  readonly address: string | undefined;
  /** The release that was live before it, which can be used in its place. */
  previous: Release | undefined;

  constructor(path: string, release: Release, cause: unknown) {
    super(`The page of ${path} could not be loaded`, { cause });
    const { reason, address } = readLoadError(cause);
    this.path = path;
    this.release = release;
    this.reason = reason;
    this.address = address;
  }
}

/** The failure of a page that was loaded and has stopped: a file of a part of it did not come, or it cannot be drawn. */
export function readDrawError(path: string, release: Release, error: unknown): PageLoadError {
  const failure = new PageLoadError(path, release, error);
  if (failure.reason === 'threw') failure.reason = 'drawn';
  return failure;
}
