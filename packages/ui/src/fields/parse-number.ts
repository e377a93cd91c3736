import { plainNumber } from '@tawseel/i18n/text';

/**
 * The number a text says, with Latin, Arabic-Indic or Persian digits: `undefined` for an empty text, `NaN` for what is
 * no number. A comma groups thousands only; where it could be read as a decimal sign the text is no number.
 */
export function parseNumber(text: string): number | undefined {
  const plain = plainNumber(text).replace(/\s/g, '');
  if (plain === '') return undefined;
  const digits = /^[-+]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain) ? plain.replace(/,/g, '') : plain;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
}
