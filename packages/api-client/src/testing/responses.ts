import { json } from './fake-api.ts';

/** Response to a change that was made. */
export const done = json({ success: true, message: 'Done.' });

/** Response of a list with all of its rows on one page; `key` is the property that the contract names for its rows. */
export function listAnswer(key: 'data' | 'date', ...rows: readonly object[]): Response {
  return json({ success: true, [key]: rows, total: rows.length, next: null });
}

/** Error response of the server, with messages of fields. */
export function refusal(
  status: number,
  code: string,
  message: string,
  fields?: Readonly<Record<string, string>>,
): Response {
  return json({ success: false, code, message, ...(fields && { fields }) }, status);
}
