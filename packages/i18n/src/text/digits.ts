/** Replaces Arabic-Indic and Persian digits with Latin ones. */
export function latinDigits(value: string): string {
  return value.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
}

/**
 * A number in plain-text notation: Latin digits, `,` between thousands, `.` before decimals and `-`, without bidi control
 * characters.
 */
export function plainNumber(value: string): string {
  return latinDigits(value)
    .replace(/[\u200E\u200F\u061C]/g, '')
    .replace(/\u066B/g, '.')
    .replace(/\u066C/g, ',')
    .replace(/\u2212/g, '-');
}
