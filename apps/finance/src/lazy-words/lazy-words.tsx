import { addMessages, useFormat, useTranslation, type Language, type Words } from '@tawseel/i18n';
import { useEffect, useState, type ComponentType } from 'react';

/** Translations of a namespace that loads with the pages that use it. */
export interface LazyWords {
  namespace: string;
  load: (language: Language) => Promise<Words>;
}

/** Whether the translations are loaded in the current language. Throws if they cannot be loaded. */
function useLazyWords({ namespace, load }: LazyWords): boolean {
  const { i18n } = useTranslation();
  const { language } = useFormat();
  const [, setLoaded] = useState<Language>();
  const isReady = i18n.hasResourceBundle(language, namespace);
  useEffect(() => {
    if (isReady) return;
    load(language).then(
      (words) => {
        addMessages(i18n, namespace, words);
        setLoaded(language);
      },
      (error: unknown) =>
        setLoaded(() => {
          throw error;
        }),
    );
  }, [i18n, language, isReady, namespace, load]);
  return isReady;
}

/** A component that waits for translations which no other page of the feature loads. */
export function withWords<Props extends object>(
  words: LazyWords,
  View: ComponentType<Props>,
): ComponentType<Props> {
  return function WordedView(props: Props) {
    return useLazyWords(words) && <View {...props} />;
  };
}
