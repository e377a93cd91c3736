import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../language/languages.ts';
import { baseAr } from '../words/base.ar.ts';
import { baseEn } from '../words/base.en.ts';
import { forgetTranslations } from './translations.ts';

/** Words of one language of one namespace: texts by key, nested as wished. */
export type Words = { readonly [key: string]: string | Words };

export interface I18nOptions {
  language: Language;
  /** Words by namespace, in `language`; more can follow with {@link addMessages}. */
  namespaces?: Readonly<Record<string, Words>>;
}

/** Namespace of the words that every screen shares. */
export const baseNamespace = 'base';

/**
 * The product's i18next instance in one language, ready at once. Outside production a key without words is an error on
 * the console, which fails a test.
 */
export function createI18n({ language, namespaces = {} }: I18nOptions): I18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    defaultNS: baseNamespace,
    fallbackNS: baseNamespace,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    resources: { [language]: { ...namespaces, [baseNamespace]: language === 'ar' ? baseAr : baseEn } },
    saveMissing: process.env.NODE_ENV !== 'production',
    missingKeyHandler: (languages, namespace, key) => {
      // oxlint-disable-next-line no-console -- never in production; it is what fails a test
      console.error(`No words for "${key}" of "${namespace}" in ${languages.join(', ')}`);
    },
  });
  return instance;
}

/** Adds a namespace's words in the instance's language; a feature does so before its first page is drawn. */
export function addMessages(i18n: I18n, namespace: string, messages: Words): void {
  i18n.addResourceBundle(i18n.language, namespace, messages, true, true);
  forgetTranslations(i18n);
}
