import { isBlank, visibleText } from '@tawseel/i18n/text';
import * as z from 'zod/mini';

/**
 * Schemas of the values that clients send, by kind. The message of a check is an error key of `@tawseel/i18n`, with its
 * limit after a colon (`tooLong:100`), so that client and server report the same error in either language.
 */

/** Tabs and line breaks come with a paste. */
function inOneLine(value: string): string {
  return isBlank(value) ? '' : value.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ');
}

function inLines(value: string): string {
  return isBlank(value) ? '' : value.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/[\t\v\f]+/g, ' ');
}

export const required = () => z.string({ error: 'required' });

interface TextOptions {
  max?: number;
  /** Line breaks stay. */
  lines?: true;
  /** With both, it may be empty. */
  optional?: true;
  nullable?: true;
}

/** A text that shows nothing is empty. Tabs and line breaks become spaces. */
export function text({ max = 200, lines, optional, nullable }: TextOptions = {}) {
  return required().check(
    z.overwrite(lines ? inLines : inOneLine),
    z.trim(),
    ...(optional && nullable ? [] : [z.minLength(1, 'required')]),
    z.maxLength(max, `tooLong:${max}`),
    lines
      ? z.refine((value) => !/\p{Cc}/u.test(value.replaceAll('\n', '')), 'text')
      : z.regex(/^[^\p{Cc}]*$/u, 'text'),
  );
}

/** Without invisible characters. Not `.` or `..`, which browsers resolve as folders of an address. */
export function id() {
  return required().check(
    z.overwrite(visibleText),
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(50, 'tooLong:50'),
    z.regex(/^(?!\.{1,2}$)[\p{L}\p{M}\p{N}\-_./ ]+$/u, 'identifier'),
  );
}
