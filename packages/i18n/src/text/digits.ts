import { visibleText } from './invisible.ts';

/** Replaces Arabic-Indic and Persian digits with Latin ones. */
export function latinDigits(value: string): string {
  return value.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
}

/** Text with Latin digits and without the characters that show nothing. */
export function plainText(value: string): string {
  return visibleText(latinDigits(value));
}

/**
 * A number in plain-text notation: Latin digits, `,` between thousands, `.` before decimals and `-`, without the
 * characters that show nothing.
 */
export function plainNumber(value: string): string {
  return plainText(value)
    .replace(/\u066B/g, '.')
    .replace(/\u066C/g, ',')
    .replace(/\u2212/g, '-');
}
