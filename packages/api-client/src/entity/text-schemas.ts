import * as z from 'zod/mini';

/**
 * Schemas of the values that clients send, by kind. The message of a check is an error key of `@tawseel/i18n`, with its
 * limit after a colon (`tooLong:100`), so that client and server report the same error in either language.
 */

const printable = z.regex(/^[^\p{Cc}]*$/u, 'text');

export const required = () => z.string({ error: 'required' });

export function text({ max = 200 }: { max?: number } = {}) {
  return required().check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(max, `tooLong:${max}`),
    printable,
  );
}

/** Not `.` or `..`, which browsers resolve as folders of an address. */
export function id() {
  return text({ max: 50 }).check(z.regex(/^(?!\.{1,2}$)[\p{L}\p{M}\p{N}\-_./ ]+$/u, 'identifier'));
}
