import { createInstance } from 'i18next';
import type { Language } from '../language/languages.ts';
import type { Translate } from './field-error-message.ts';
import { fieldErrorsAr } from './field-errors.ar.ts';
import { fieldErrorsEn } from './field-errors.en.ts';

/** Translations of all errors by language, under `fault` in the namespace `base`. */
export const fieldErrorTranslations = { en: fieldErrorsEn, ar: fieldErrorsAr } as const;

/** A `t` with only the errors of `language`: for a server, or for code outside React. */
export function fieldErrorTranslator(language: Language): Translate {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { translation: { fault: fieldErrorTranslations[language] } } },
  });
  return (key: string | string[], values?: Record<string, unknown>) => instance.t(key, { ...values });
}
