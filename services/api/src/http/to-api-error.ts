import { isLost } from '../database/lost-server.ts';
import { errorCode } from '../database/start-error.ts';
import { ApiError, malformed, notFound } from '../errors/api-error.ts';

/**
 * The response to a request that Fastify or one of its plugins rejects: they set the status on their errors.
 */
function refusalOf(error: unknown): ApiError | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode > 499) return undefined;
  if (errorCode(error) === 'FST_CP_ERR_INVALID_CONTENT_ENCODING')
    return new ApiError('wrong_type', { message: 'wrongEncoding' });
  // A forbidden file, such as a folder, counts as missing. The status 403 means that the company is
  // suspended.
  if (statusCode === 403 || statusCode === 404) return notFound();
  if (statusCode === 413) return new ApiError('too_large');
  if (statusCode === 415) return new ApiError('wrong_type');
  return malformed();
}

/** The ApiError that any error means: `internal` unless it is of Fastify or PostgreSQL, or an ApiError itself. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isLost(error)) return new ApiError('unavailable');
  const code = errorCode(error) ?? '';
  const refusal = refusalOf(error);
  if (refusal) return refusal;
  if (code === '23505') return new ApiError('duplicate');
  // Class 22: a value that no check foresaw and PostgreSQL cannot take, such as a NUL character.
  if (/^22...$/.test(code)) return new ApiError('invalid');
  // Query cancelled by its time limit, no connection free, full server.
  if (/^(57014|53...)$/.test(code)) return new ApiError('unavailable');
  return new ApiError('internal');
}
