import type { i18n as I18n } from 'i18next';
import { useContext } from 'react';
import { getI18n, I18nContext } from 'react-i18next';
import type { Translate } from '../faults/fault-message.ts';
import { baseNamespace } from './create-i18n.ts';

/** A text by its key; texts of the base are found from every namespace. */
export type Translation = { t: Translate; i18n: I18n };

const known = new WeakMap<I18n, Map<string, Translation>>();

function createTranslation(i18n: I18n, namespace: string): Translation {
  const find = i18n.getFixedT(null, namespace);
  const texts = new Map<string, string>();
  const t: Translate = (key, values) => {
    if (values) return find(key, values);
    const text = texts.get(key) ?? find(key);
    // What is missing may be added later.
    if (text !== key) texts.set(key, text);
    return text;
  };
  return { t, i18n };
}

/**
 * Texts of `namespace` in the page's language. In place of the library's own hook, which subscribes to changes and
 * copies the whole instance in every component: here words are there before a page is drawn, and another language
 * reloads it. A text without values is looked up once.
 */
export function useTranslation(namespace: string = baseNamespace): Translation {
  const i18n = useI18n();
  const translations = known.get(i18n) ?? new Map<string, Translation>();
  known.set(i18n, translations);
  const translation = translations.get(namespace) ?? createTranslation(i18n, namespace);
  translations.set(namespace, translation);
  return translation;
}

/** The page's instance: the provided one, or without a provider, as in the shell, the only one there is. */
export function useI18n(): I18n {
  // The library's types do not say that there may be no provider.
  const provided: { i18n: I18n } | undefined = useContext(I18nContext);
  return provided?.i18n ?? getI18n();
}
