import { invalid } from '../errors/api-error.ts';

/** The end of a page, its sort and the last row's values as text, in an opaque form for clients. One with a value that is null is refused when it comes back. */
export function writeCursor(sort: string, values: readonly (string | null)[]): string {
  return Buffer.from(JSON.stringify([sort, ...values])).toString('base64url');
}

/**
 * The values of a cursor's row.
 *
 * @throws ApiError `invalid` for one that this API did not write, or that belongs to another sort
 */
export function readCursor(text: string, sort: string, size: number): string[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (Array.isArray(parts) && parts.length === size + 1) {
      const [head, ...values] = parts.filter((part) => typeof part === 'string');
      if (head === sort && values.length === size) return values;
    }
  } catch {
    // Refused below.
  }
  throw invalid({ cursor: 'invalid' });
}
