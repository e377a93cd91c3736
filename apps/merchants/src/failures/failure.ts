import { ApiError } from '@tawseel/api-client';

/** What a screen says of a change that failed. */
export interface FailureWords {
  /** No answer came, or the server has a fault of its own. */
  unanswered: string;
  /** The server refused, and says why. */
  refused: (message: string) => string;
}

/** Whether the server answered, with a reason. */
function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status !== undefined && error.status < 500;
}

/** A failed change in the words of its screen; the faults of its fields stay beside them. */
export function failureOf(error: unknown, { unanswered, refused }: FailureWords) {
  if (!isRefused(error)) return { ok: false, message: unanswered } as const;
  return { ok: false, message: refused(error.message), fields: error.fields } as const;
}

/** Runs a change; one that fails is told in the words of its screen. */
export async function runChange(run: () => Promise<unknown>, words: FailureWords) {
  try {
    await run();
    return { ok: true } as const;
  } catch (error) {
    return failureOf(error, words);
  }
}
