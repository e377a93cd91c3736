import { ApiError } from '@tawseel/api-client';

/** Texts of a screen for a failed mutation. */
export interface FailureWords {
  /** The server sent no response, or an internal error. */
  unanswered: string;
  /** The server rejected the request with a reason. */
  refused: (message: string) => string;
}

/** Whether the server responded with a reason. */
function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status !== undefined && error.status < 500;
}

/** A failed mutation with the screen's text; its field errors stay beside their fields. */
export function failureOf(error: unknown, { unanswered, refused }: FailureWords) {
  if (!isRefused(error)) return { ok: false, message: unanswered } as const;
  return { ok: false, message: refused(error.message), fields: error.fields } as const;
}

/** Runs a mutation; a failure gets the screen's text. */
export async function runChange(run: () => Promise<unknown>, words: FailureWords) {
  try {
    await run();
    return { ok: true } as const;
  } catch (error) {
    return failureOf(error, words);
  }
}
