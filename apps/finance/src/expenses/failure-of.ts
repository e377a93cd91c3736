import { ApiError } from '@tawseel/api-client';
import type { Outcome } from '@tawseel/ui';

/** What failed, in the screen's own words, with the server's reason and the fields that are to blame. */
export function failureOf(error: unknown, say: (reason: string) => string): Outcome {
  if (!(error instanceof ApiError)) throw error;
  return { ok: false, message: say(error.message), fields: error.fields };
}
