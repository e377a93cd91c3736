import type { ApiError, List } from '@tawseel/api-client';

/** A list whose failure is told in the words of its screen. */
export function listWithWords<Row>(list: List<Row>, words: (error: ApiError) => string) {
  return { ...list, error: list.error && { message: words(list.error) } };
}
