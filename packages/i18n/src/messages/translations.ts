import type { i18n as I18n } from 'i18next';
import type { Translate } from '../field-errors/field-error-message.ts';

/** Translates a key; keys of the base are found from every namespace. */
export interface Translation {
  t: Translate;
  i18n: I18n;
}

const known = new WeakMap<I18n, Map<string, Translation>>();

function createTranslation(i18n: I18n, namespace: string): Translation {
  const find = i18n.getFixedT(null, namespace);
  const texts = new Map<string, string>();
  const t: Translate = (key: string | string[], values?: Record<string, unknown>) => {
    if (values || typeof key !== 'string') return find(key, { ...values });
    const text = texts.get(key) ?? find(key);
    // A missing translation may be added later, so it is not cached.
    if (text !== key) texts.set(key, text);
    return text;
  };
  return { t, i18n };
}

/** Translations of a namespace; texts without parameters are cached. */
export function translationOf(i18n: I18n, namespace: string): Translation {
  const translations = known.get(i18n) ?? new Map<string, Translation>();
  known.set(i18n, translations);
  const translation = translations.get(namespace) ?? createTranslation(i18n, namespace);
  translations.set(namespace, translation);
  return translation;
}

/** Clears the cache after translations were added. */
export function forgetTranslations(i18n: I18n): void {
  known.delete(i18n);
}
