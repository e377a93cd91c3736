/** A value of a response as text: an empty one if it is missing, JSON if it is an object. */
export function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Whether a text shows nothing: it has only spaces and characters that are invisible, such as U+200B, or as a blank, U+2800. */
export function isBlank(text: string): boolean {
  return /^[\s\p{DI}\u2800]*$/u.test(text);
}
