import { ApiError } from '@tawseel/api-client';
import type { Outcome } from '@tawseel/ui';

/** Failure with the screen's text, the server's reason and its field errors. */
export function failureOf(error: unknown, say: (reason: string) => string): Outcome {
  if (!(error instanceof ApiError)) throw error;
  return { ok: false, message: say(error.message), fields: error.fields };
}
