import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../language/languages.ts';
import { forgetTranslations } from './translations.ts';

/** Translations of one namespace in one language: texts by key, optionally nested. */
export interface Words {
  readonly [key: string]: string | Words;
}

export interface I18nOptions {
  language: Language;
  /** Translations that every screen shares, in `language`: an export of `@tawseel/i18n/words`. */
  base: Words;
  /** Translations by namespace, in `language`; add more with {@link addMessages}. */
  namespaces?: Readonly<Record<string, Words>>;
}

/** Namespace of the translations that every screen shares. */
export const baseNamespace = 'base';

/**
 * The product's i18next instance in one language, ready at once. Outside production a missing key logs an error to the
 * console, which fails a test.
 */
export function createI18n({ language, base, namespaces = {} }: I18nOptions): I18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    defaultNS: baseNamespace,
    fallbackNS: baseNamespace,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    resources: { [language]: { ...namespaces, [baseNamespace]: base } },
    saveMissing: process.env.NODE_ENV !== 'production',
    missingKeyHandler: (languages, namespace, key) => {
      // oxlint-disable-next-line no-console -- development and tests only: tests fail on it
      console.error(`No translation of "${key}" of "${namespace}" in ${languages.join(', ')}`);
    },
  });
  return instance;
}

/** Adds a namespace's translations in the instance's language; a feature does so before its first page renders. */
export function addMessages(i18n: I18n, namespace: string, messages: Words): void {
  i18n.addResourceBundle(i18n.language, namespace, messages, true, true);
  forgetTranslations(i18n);
}
