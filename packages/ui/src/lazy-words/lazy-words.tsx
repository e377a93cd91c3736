import { addMessages, useFormat, useTranslation, type Language, type Words } from '@tawseel/i18n';
import { useMemo, type ComponentType } from 'react';
import { useRequiredCode } from '../fetched/use-fetched.ts';

/** Loads the translations of a namespace, by language. */
export type LoadWords = Readonly<Record<Language, () => Promise<{ words: Words }>>>;

/** Whether the translations of a namespace have loaded in a language. Throws if they cannot be loaded. */
export function useLazyWords(namespace: string, language: Language, load: LoadWords): boolean {
  const { i18n } = useTranslation();
  const code = useMemo(
    () => ({
      current: () => i18n.hasResourceBundle(language, namespace) || undefined,
      async load() {
        const { words } = await load[language]();
        if (language === i18n.language) addMessages(i18n, namespace, words);
        else i18n.addResourceBundle(language, namespace, words);
        return true;
      },
    }),
    [i18n, language, namespace, load],
  );
  return useRequiredCode(code) ?? false;
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
