import { latinDigits } from '@tawseel/i18n/text';

/** Whether a text is a phone number of 9 to 15 digits. */
export function isPhone(text: string): boolean {
  return /^\+?\d{9,15}$/.test(latinDigits(text));
}

/** Digits of a number with its country code; a national number is one of Jordan. */
export function internationalDigits(phone: string): string {
  const digits = latinDigits(phone).replace(/^\+|^00/, '');
  return digits.replace(/^0(?=\d{8,9}$)|^(?=7\d{8}$)/, '962');
}

/** Address that opens a WhatsApp conversation with a number, perhaps with a text to send; without a number, WhatsApp asks for one. */
export function whatsAppLink(phone: string, text?: string): string {
  const address = `https://wa.me/${internationalDigits(phone)}`;
  return text === undefined ? address : `${address}?text=${encodeURIComponent(text)}`;
}
