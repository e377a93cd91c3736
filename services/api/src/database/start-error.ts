/** Why the service cannot start, in one sentence for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The `code` that Node.js and PostgreSQL put on their errors. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** What an error says, for a sentence around it. */
export function errorText(error: unknown): string {
  return error instanceof Error && error.message ? error.message : (errorCode(error) ?? String(error));
}
