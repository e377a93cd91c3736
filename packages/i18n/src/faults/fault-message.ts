import { createInstance } from 'i18next';
import type { Language } from '../language/languages.ts';
import { faultsAr } from './faults.ar.ts';
import { faultsEn } from './faults.en.ts';

/** Words of all faults by language, as they stand under `fault` in the namespace `base`. */
export const faultWords = { en: faultsEn, ar: faultsAr } as const;

/** The part of i18next's `t` that a fault needs. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

// Keys start with a small letter, the sentences of a server with a capital or in Arabic.
const faultShape = /^([a-z][a-zA-Z]*)(?::(\d+))?$/;

function isFaultKey(key: string) {
  return key in faultsEn || `${key}_other` in faultsEn;
}

/**
 * A fault in the reader's words. `fault` is a key such as `required`, with a limit after a colon where it has one
 * (`tooLong:100`). Any other text is already a sentence (a server's, say) and is returned as it is; an unknown key
 * becomes the general `invalid`.
 */
export function faultMessage(t: Translate, fault: string): string {
  const match = faultShape.exec(fault);
  const key = match?.[1];
  if (!key) return fault;
  if (!isFaultKey(key)) return t('fault.invalid');
  const limit = match[2];
  if (limit === undefined) return t(`fault.${key}`);
  return t(`fault.${key}`, { count: Number(limit), limit: Number(limit).toLocaleString('en') });
}

/** A `t` that knows the faults of `language` and nothing else: for a server, or wherever there is no React. */
export function faultTranslator(language: Language): Translate {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { translation: { fault: faultWords[language] } } },
  });
  return (key, values) => instance.t(key, { ...values });
}
