/** Why the service cannot start, in one sentence for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The `code` that Node.js and PostgreSQL put on their errors. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Text of an error, for a sentence around it. The embedded database also throws objects that are not errors. */
export function errorText(error: unknown): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  if (typeof message === 'string' && message) return message;
  return errorCode(error) ?? (typeof error === 'string' ? error : 'unknown fault');
}
