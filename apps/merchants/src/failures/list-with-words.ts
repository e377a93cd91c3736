import type { ApiError, List } from '@tawseel/api-client';

/** A list whose failure has the screen's text. */
export function listWithWords<Row>(list: List<Row>, words: (error: ApiError) => string) {
  return { ...list, error: list.error && { message: words(list.error) } };
}
