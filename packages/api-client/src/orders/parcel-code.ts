import { plainText } from '@tawseel/i18n/text';
import * as z from 'zod/mini';

/** The last digit of a parcel code, for its first nine: GS1's check digit, with weights 3 and 1 from the right. */
function checkDigitOf(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Code of a parcel as it is scanned or typed: ten digits, the last of which checks the others. */
export function parcelCode() {
  return z.string({ error: 'required' }).check(
    z.overwrite((value) => plainText(value).replace(/[\s-]/g, '')),
    z.minLength(1, 'required'),
    z.regex(/^[0-9]{10}$/, 'parcelCode'),
    z.refine((code) => checkDigitOf(code.slice(0, -1)) === code.at(-1), 'parcelCode'),
  );
}

/** Number of the pieces of a parcel. */
export function pieces() {
  return z.int('wholeNumber').check(z.minimum(1, 'tooSmall:1'), z.maximum(99, 'tooLarge:99'));
}
