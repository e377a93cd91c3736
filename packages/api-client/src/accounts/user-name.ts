import { plainText } from '@tawseel/i18n/text';

/** The user of a sign-in as accounts store it: in lower case, with Latin digits. */
export function userName(value: string): string {
  return plainText(value).toLowerCase();
}
