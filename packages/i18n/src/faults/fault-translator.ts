import { createInstance } from 'i18next';
import type { Language } from '../language/languages.ts';
import type { Translate } from './fault-message.ts';
import { faultsAr } from './faults.ar.ts';
import { faultsEn } from './faults.en.ts';

/** Translations of all errors by language, under `fault` in the namespace `base`. */
export const faultWords = { en: faultsEn, ar: faultsAr } as const;

/** A `t` with only the errors of `language`: for a server, or for code outside React. */
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
