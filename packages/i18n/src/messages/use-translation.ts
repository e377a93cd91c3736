import type { i18n as I18n } from 'i18next';
import { useContext } from 'react';
import { getI18n, I18nContext } from 'react-i18next';
import { baseNamespace } from './create-i18n.ts';
import { translationOf, type Translation } from './translations.ts';

/**
 * Translations of `namespace` in the page's language. It replaces the library's hook, which subscribes to changes and copies
 * the whole instance in every component. Here, translations are loaded before a page renders, and changing the language
 * reloads the page.
 */
export function useTranslation(namespace: string = baseNamespace): Translation {
  return translationOf(useI18n(), namespace);
}

/** The page's instance: the provided one or, without a provider as in the shell, the only one. */
export function useI18n(): I18n {
  // The library's types ignore that there may be no provider.
  const provided: { i18n: I18n } | undefined = useContext(I18nContext);
  return provided?.i18n ?? getI18n();
}
