import { invalid } from '../errors/api-error.ts';

/** End of a page: its sort and the last row's values, as text. */
export interface Cursor {
  sort: string;
  values: readonly string[];
}

/** A cursor in its opaque form for clients. One with a value that is null is refused when it comes back. */
export function writeCursor(sort: string, values: readonly (string | null)[]): string {
  return Buffer.from(JSON.stringify([sort, ...values])).toString('base64url');
}

/**
 * Decodes a cursor.
 *
 * @throws ApiError `invalid` for one that this API did not write, or that belongs to another sort
 */
export function readCursor(text: string, sort: string, size: number): Cursor {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (Array.isArray(parts) && parts.length === size + 1) {
      const [head, ...values] = parts.filter((part) => typeof part === 'string');
      if (head === sort && values.length === size) return { sort, values };
    }
  } catch {
    // Refused below.
  }
  throw invalid({ cursor: 'invalid' });
}
