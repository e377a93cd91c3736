import { randomInt } from 'node:crypto';

/** Crockford's base32: no letter that looks like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters after the number of the code: 45 bits, compared as slowly as a password. */
const length = 9;

/** A recovery code as it is stored: its number among those of the person, and what is hashed. */
export interface RecoveryCode {
  number: number;
  secret: string;
}

export function createRecoveryCode(number: number): RecoveryCode {
  const secret = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return { number, secret };
}

/** A recovery code as the person sees it, such as `3K7QF-9XWPM`. */
export function writeRecoveryCode({ number, secret }: RecoveryCode): string {
  return `${number}${secret.slice(0, 4)}-${secret.slice(4)}`;
}

/** Accepts either case, the letters O, I and L for digits, and a missing dash. */
export function readRecoveryCode(code: string): RecoveryCode | undefined {
  const text = code.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  const [, number, secret] = /^(\d)([0-9A-Z]{9})$/.exec(text) ?? [];
  return number === undefined || secret === undefined ? undefined : { number: Number(number), secret };
}
