import { fieldErrorsEn } from './field-errors.en.ts';

/** The part of i18next's `t` that error messages need. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

// Keys start with a lower-case letter; a server's sentence starts with a capital or is Arabic.
const faultShape = /^([a-z][a-zA-Z]*)(?::(\d+))?$/;

function isFaultKey(key: string) {
  return key in fieldErrorsEn || `${key}_other` in fieldErrorsEn;
}

/**
 * Translates an error. `fault` is a key such as `required`, with a limit after a colon if it has one (`tooLong:100`). Any
 * other text is already a sentence, for example of a server, and is returned unchanged. An unknown key becomes the general
 * `invalid`.
 */
export function fieldErrorMessage(t: Translate, fault: string): string {
  const match = faultShape.exec(fault);
  const key = match?.[1];
  if (!key) return fault;
  if (!isFaultKey(key)) return t('fault.invalid');
  const limit = match[2];
  if (limit === undefined) return t(`fault.${key}`);
  return t(`fault.${key}`, { count: Number(limit), limit: Number(limit).toLocaleString('en') });
}
