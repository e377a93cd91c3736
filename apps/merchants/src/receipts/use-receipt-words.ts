import { formatsOf, useTranslation, type Language } from '@tawseel/i18n';
import { useEffect, useState } from 'react';

const loaders = {
  en: () => import(/* webpackChunkName: "words-en" */ '../words/en.ts'),
  ar: () => import(/* webpackChunkName: "words-ar" */ '../words/ar.ts'),
};

/**
 * Translations and formats of a receipt's language, which may differ from the page's; undefined until they
 * have loaded.
 */
export function useReceiptWords(language: Language) {
  const { i18n } = useTranslation('merchants');
  const [ready, setReady] = useState<Language>();
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      if (!i18n.hasResourceBundle(language, 'merchants')) {
        const { words } = await loaders[language]();
        i18n.addResourceBundle(language, 'merchants', words);
      }
      if (isWanted) setReady(language);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [i18n, language]);
  if (ready !== language) return undefined;
  return { language, t: i18n.getFixedT(language, 'merchants'), format: formatsOf(language) };
}

export type ReceiptWords = NonNullable<ReturnType<typeof useReceiptWords>>;
