import type { Formats } from '@tawseel/i18n';

/** Parts of an amount in JD: its text, its number of decimals, and whether it is below 0. */
export function amountOf(value: number, format: Formats, isSigned = false) {
  const text = format.amount(value);
  return {
    text: isSigned && value > 0 ? `+${text}` : text,
    decimals: text.length - text.indexOf('.') - 1,
    isNegative: value < 0,
  };
}
