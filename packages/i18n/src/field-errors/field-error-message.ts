/** The part of i18next's `t` that error messages need; of several keys it translates the first one that has a text. */
export interface Translate {
  (key: string): string;
  (keys: string | string[], values: Record<string, unknown>): string;
}

// Keys start with a lower-case letter; a server's sentence starts with a capital or is Arabic.
const faultShape = /^([a-z][a-zA-Z]*)(?::(\d+(?:\.\d+)?))?$/;

/**
 * Translates an error. `fault` is a key such as `required`, with a limit after a colon if it has one (`tooLong:100`). Any
 * other text is already a sentence, for example of a server, and is returned unchanged. An unknown key becomes the general
 * `invalid`.
 */
export function fieldErrorMessage(t: Translate, fault: string): string {
  const match = faultShape.exec(fault);
  const key = match?.[1];
  if (!key) return fault;
  const keys = [`fault.${key}`, 'fault.invalid'];
  const limit = match[2];
  if (limit === undefined) return t(keys, {});
  return t(keys, { count: Number(limit), limit: Number(limit).toLocaleString('en') });
}
