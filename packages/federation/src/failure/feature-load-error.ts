import type { LoadFailure } from '../registry/load-failure.ts';

/** Failure to load a feature or a page of one, with its reason. */
export class FeatureLoadError extends Error {
  override readonly name = 'FeatureLoadError';
  readonly reason: LoadFailure;
  /** Address of the script that failed, if any. */
  readonly address: string | undefined;

  constructor(reason: LoadFailure, message: string, options: ErrorOptions & { address?: string } = {}) {
    super(message, options);
    this.reason = reason;
    this.address = options.address;
  }
}

function textOf(error: object, key: 'name' | 'type' | 'request'): string | undefined {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
}

/**
 * Derives the reason from the thrown value. The bundler's runtime throws a `ChunkLoadError` for a missing file; the
 * loaded code threw anything else.
 */
export function readLoadError(error: unknown): FeatureLoadError {
  if (error instanceof FeatureLoadError) return error;
  if (typeof error === 'object' && error !== null && textOf(error, 'name') === 'ChunkLoadError') {
    const address = textOf(error, 'request');
    const reason = textOf(error, 'type') === 'timeout' ? 'timeout' : 'chunk';
    return new FeatureLoadError(reason, `${address} could not be loaded`, {
      cause: error,
      ...(address ? { address } : {}),
    });
  }
  return new FeatureLoadError('threw', error instanceof Error ? error.message : String(error), {
    cause: error,
  });
}
