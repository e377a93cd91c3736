import { addMessages, useFormat, useTranslation, type Language, type Words } from '@tawseel/i18n';
import { useEffect, useState, type ComponentType } from 'react';

/** Loads the translations of a namespace, by language. */
export type LoadWords = Readonly<Record<Language, () => Promise<{ words: Words }>>>;

/** Whether the translations of a namespace have loaded in a language. Throws if they cannot be loaded. */
export function useLazyWords(namespace: string, language: Language, load: LoadWords): boolean {
  const { i18n } = useTranslation();
  const [loaded, setLoaded] = useState<Language>();
  const isReady = loaded === language || i18n.hasResourceBundle(language, namespace);
  useEffect(() => {
    if (isReady) return;
    load[language]().then(
      ({ words }) => {
        if (language === i18n.language) addMessages(i18n, namespace, words);
        else i18n.addResourceBundle(language, namespace, words);
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
  namespace: string,
  load: LoadWords,
  View: ComponentType<Props>,
): ComponentType<Props> {
  return function WordedView(props: Props) {
    return useLazyWords(namespace, useFormat().language, load) && <View {...props} />;
  };
}
