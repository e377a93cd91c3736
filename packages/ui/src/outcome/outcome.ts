import type { ReactNode } from 'react';

/** A failed action. */
export interface Failure {
  ok: false;
  message: string;
  /** Error of each faulty field: an error key or a sentence. */
  fields: Readonly<Record<string, unknown>>;
  /** Present values of what changed since it was shown. A form takes them over and keeps what was typed. */
  current: Readonly<Record<string, unknown>>;
  /** Whether a deleted record has the key of the new one, and can be restored. */
  restorable: boolean;
  /** Button of an action that resolves the failure; a form shows it beside the message. */
  action?: ReactNode;
}

/** Result of an action of the administrator. */
export type Outcome = { ok: true; message?: string | undefined } | Failure;

/**
 * Awaits `work` and returns its result. `work` resolves to the message of its success or to anything else (a success without a
 * message), or throws an error, whose `message`, `fields`, `current` with `present`, and `restorable` become those of the failure.
 */
export async function settle(work: () => unknown, fallback: string): Promise<Outcome> {
  try {
    const message = await work();
    return { ok: true, message: typeof message === 'string' ? message : undefined };
  } catch (error) {
    const message = (error instanceof Error && error.message) || fallback;
    const { current, present, ...rest } = Object.assign({ current: {}, present: {} }, error);
    return Object.assign({ fields: {}, restorable: false }, rest, {
      current: { ...current, ...present },
      ok: false as const,
      message,
    });
  }
}
