import { plainNumber } from '@tawseel/i18n/text';

/**
 * Parses a number with Latin, Arabic-Indic or Persian digits: `undefined` for an empty text, `NaN` for any other text. A
 * comma only groups thousands; where it could be a decimal separator the text is not a number.
 */
export function parseNumber(text: string): number | undefined {
  const plain = plainNumber(text).replace(/\s/g, '');
  if (plain === '') return undefined;
  const digits = /^[-+]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain) ? plain.replace(/,/g, '') : plain;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
}
