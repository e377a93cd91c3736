import { readLoadError } from '@tawseel/federation';
import type { LiveFeature, LoadFailure } from '@tawseel/federation/registry';

/** A release of a feature as the registry describes it, live or not. */
export type Release = Pick<LiveFeature, 'version' | 'entry' | 'integrity' | 'manifest'>;

/** Failure to load a page of a feature, with its reason; `cause` is the thrown value. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
  /** Path of the registry, in the form `/contract/:contractId`. */
  readonly path: string;
  readonly release: Release;
  /** Verification may refine it. */
  reason: LoadFailure;
  /** Address of the script that failed, if any. */
  readonly address: string | undefined;
  /** The previous live release, which can replace it. */
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

/** Failure of a page after it was loaded: a chunk is missing, or the page cannot be rendered. */
export function readDrawError(path: string, release: Release, error: unknown): PageLoadError {
  const failure = new PageLoadError(path, release, error);
  if (failure.reason === 'threw') failure.reason = 'drawn';
  return failure;
}
