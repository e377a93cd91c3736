import type { ReactNode } from 'react';

/** Result of an action of the administrator. */
export type Outcome =
  | { ok: true; message?: string | undefined }
  | {
      ok: false;
      message: string;
      /** Error of each faulty field: an error key or a sentence. */
      fields?: Readonly<Record<string, string>> | undefined;
      /** Present values of what changed since it was shown. A form takes them over and keeps what was typed. */
      current?: Readonly<Record<string, unknown>> | undefined;
      /** Whether a deleted record has the key of the new one, and can be restored. */
      restorable?: boolean | undefined;
      /** Button of an action that resolves the failure; a form shows it beside the message. */
      action?: ReactNode;
    };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isOutcome(value: unknown): value is Outcome {
  return isRecord(value) && typeof value.ok === 'boolean';
}

function faultsOf(error: object): Record<string, string> {
  if (!('fields' in error) || !isRecord(error.fields)) return {};
  return Object.fromEntries(
    Object.entries(error.fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * Awaits `work` and returns its result. `work` may return an {@link Outcome}, return anything else (a success without a
 * message), or throw an error, whose `message`, `fields` and `restorable` become those of the failure.
 */
export async function settle(work: () => unknown, fallback: string): Promise<Outcome> {
  try {
    const answer = await work();
    return isOutcome(answer) ? answer : { ok: true };
  } catch (error) {
    if (!(error instanceof Error)) return { ok: false, message: fallback };
    const restorable = 'restorable' in error && error.restorable === true;
    return { ok: false, message: error.message || fallback, fields: faultsOf(error), restorable };
  }
}
