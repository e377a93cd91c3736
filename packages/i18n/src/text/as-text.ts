/** A value of a response as text: an empty one if it is missing, JSON if it is an object. */
export function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
