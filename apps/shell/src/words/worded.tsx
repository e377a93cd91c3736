import { addMessages, useTranslation, type Language, type Words } from '@tawseel/i18n';
import type { ComponentType } from 'react';

/** A component that brings its translations, which the start of the console leaves out. */
export function worded<Props extends object>(
  namespace: string,
  words: Readonly<Record<Language, Words>>,
  View: ComponentType<Props>,
): ComponentType<Props> {
  return function WordedView(props: Props) {
    const { i18n } = useTranslation();
    const language = i18n.language === 'ar' ? 'ar' : 'en';
    if (!i18n.hasResourceBundle(language, namespace)) addMessages(i18n, namespace, words[language]);
    return <View {...props} />;
  };
}
