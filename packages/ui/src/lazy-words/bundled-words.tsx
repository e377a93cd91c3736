import { useTranslation, type Language, type Words } from '@tawseel/i18n';
import type { ComponentType } from 'react';

/** A component that brings its translations, in both languages, which no other page needs. */
export function withBundledWords<Props extends object>(
  namespace: string,
  words: Readonly<Record<Language, Words>>,
  View: ComponentType<Props>,
): ComponentType<Props> {
  return function WordedView(props: Props) {
    const { i18n } = useTranslation();
    for (const [language, texts] of Object.entries(words))
      if (!i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, texts);
    return <View {...props} />;
  };
}
