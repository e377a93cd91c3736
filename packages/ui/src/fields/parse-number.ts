import { plainNumber } from '@tawseel/i18n/text';

/**
 * Parses a number with Latin, Arabic-Indic or Persian digits: `undefined` for an empty text, `NaN` for any other text. A
 * comma, Latin or Arabic, groups thousands. After a single 0 it can only separate decimals; anywhere else where it could be a
 * decimal separator the text is not a number, because `1,50` may also be a `1,500` that lacks a digit.
 */
export function parseNumber(text: string): number | undefined {
  const plain = plainNumber(text)
    .replace(/\s/g, '')
    .replace(/\u060C/g, ',')
    .replace(/^([-+]?0),(?=\d+$)/, '$1.');
  if (plain === '') return undefined;
  const digits = /^[-+]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain) ? plain.replace(/,/g, '') : plain;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
}
