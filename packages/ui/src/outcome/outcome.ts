/** What came of something the administrator asked for. */
export type Outcome =
  | { ok: true; message?: string | undefined }
  | {
      ok: false;
      message: string;
      /** Fault of each field that is to blame: a fault key or a sentence. */
      fields?: Readonly<Record<string, string>> | undefined;
      /** Present values of what changed since it was shown. A form takes them over and keeps what was typed. */
      current?: Readonly<Record<string, unknown>> | undefined;
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
 * Waits for `work` and says what came of it. Work may answer an {@link Outcome}, answer anything else (a success
 * without a message) or throw an error, whose `message` and `fields` are then those of the failure.
 */
export async function settle(work: () => unknown, fallback: string): Promise<Outcome> {
  try {
    const answer = await work();
    return isOutcome(answer) ? answer : { ok: true };
  } catch (error) {
    if (!(error instanceof Error)) return { ok: false, message: fallback };
    return { ok: false, message: error.message || fallback, fields: faultsOf(error) };
  }
}
