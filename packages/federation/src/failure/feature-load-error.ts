import type { LoadFailure } from '../registry/load-failure.ts';

/** A feature, or a page of one, that could not be loaded, and why. */
export class FeatureLoadError extends Error {
  override readonly name = 'FeatureLoadError';
  readonly reason: LoadFailure;
  /** Address of the script that failed, where one did. */
  readonly address: string | undefined;

  constructor(reason: LoadFailure, message: string, options: ErrorOptions & { address?: string } = {}) {
    super(message, options);
    this.reason = reason;
    this.address = options.address;
  }
}

function told(error: object, key: 'name' | 'type' | 'request'): string | undefined {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
}

/**
 * Tells why loading has failed by what was thrown. The bundle's own runtime throws a `ChunkLoadError` for a file that did
 * not come; anything else was thrown by the code that came.
 */
export function readLoadError(error: unknown): FeatureLoadError {
  if (error instanceof FeatureLoadError) return error;
  if (typeof error === 'object' && error !== null && told(error, 'name') === 'ChunkLoadError') {
    const address = told(error, 'request');
    const reason = told(error, 'type') === 'timeout' ? 'timeout' : 'chunk';
    return new FeatureLoadError(reason, `${address} could not be loaded`, {
      cause: error,
      ...(address ? { address } : {}),
    });
  }
  return new FeatureLoadError('threw', error instanceof Error ? error.message : String(error), {
    cause: error,
  });
}
