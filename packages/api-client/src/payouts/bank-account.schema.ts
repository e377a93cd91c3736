import { plainText } from '@tawseel/i18n/text';
import * as z from 'zod/mini';
import type { PayoutMethod } from './payout-choices.ts';

/** Remainder of a long decimal number, digit by digit: it has more digits than a number holds exactly. */
function remainderOf97(digits: string) {
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** Whether the check digits of an IBAN are right (ISO 13616); one of Jordan has 30 characters. */
function isIban(value: string) {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value)) return false;
  if (value.startsWith('JO') && value.length !== 30) return false;
  const moved = value.slice(4) + value.slice(0, 4);
  return remainderOf97(moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) === 1;
}

/** 3 to 10 letters and digits with a letter, or a mobile number of Jordan. */
const isAlias = (value: string) => /^((?=.*[A-Z])[A-Z0-9]{3,10}|(00962|962|0)7\d{8})$/.test(value);

const accounts: Readonly<Record<PayoutMethod, (account: string) => boolean>> = {
  Cash: () => true,
  CliQ: isAlias,
  IBAN: isIban,
};

/** A CliQ alias or an IBAN, in capitals and without spaces; {@link fitsMethod} checks it. */
export function bankAccount() {
  return z.string({ error: 'required' }).check(
    z.overwrite((value) => plainText(value).replace(/[\s-]/g, '').toUpperCase()),
    z.maxLength(34, 'tooLong:34'),
  );
}

/** Whether the account belongs to the method; cash needs none. */
export function fitsMethod({ method, account }: { method: PayoutMethod; account: string }): boolean {
  return accounts[method](account);
}
