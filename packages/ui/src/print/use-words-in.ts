import {
  addMessages,
  formatsOf,
  useTranslation,
  type Formats,
  type Language,
  type Translate,
  type Words,
} from '@tawseel/i18n';
import { useEffect, useState } from 'react';

/** Translations and formats of one language. */
export interface PrintWords {
  language: Language;
  t: Translate;
  format: Formats;
}

/** Loads the translations of a feature, by language. */
export type LoadWords = Readonly<Record<Language, () => Promise<{ words: Words }>>>;

/**
 * Translations and formats of a printed document's language, which may differ from the page's; undefined until they have
 * loaded.
 */
export function useWordsIn(namespace: string, language: Language, load: LoadWords): PrintWords | undefined {
  const { i18n } = useTranslation(namespace);
  const [ready, setReady] = useState<Language | undefined>(() =>
    i18n.hasResourceBundle(language, namespace) ? language : undefined,
  );
  useEffect(() => {
    let isWanted = true;
    const prepare = async () => {
      if (!i18n.hasResourceBundle(language, namespace)) {
        const { words } = await load[language]();
        if (language === i18n.language) addMessages(i18n, namespace, words);
        else i18n.addResourceBundle(language, namespace, words);
      }
      if (isWanted) setReady(language);
    };
    void prepare();
    return () => {
      isWanted = false;
    };
  }, [i18n, namespace, language, load]);
  if (ready !== language) return undefined;
  return { language, t: i18n.getFixedT(language, namespace), format: formatsOf(language) };
}
