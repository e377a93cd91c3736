import { addMessages, useTranslation, type Words } from '@tawseel/i18n';
import type { ComponentType } from 'react';

/** Translations that the start of the console leaves out, by namespace. */
const words = {
  company: {
    en: () => import(/* webpackChunkName: "company-en" */ './company.en.ts'),
    ar: () => import(/* webpackChunkName: "company-ar" */ './company.ar.ts'),
  },
  people: {
    en: () => import(/* webpackChunkName: "people-en" */ './people.en.ts'),
    ar: () => import(/* webpackChunkName: "people-ar" */ './people.ar.ts'),
  },
} satisfies Record<string, Record<string, () => Promise<{ words: Words }>>>;

/** Loads a component together with the translations of a namespace. */
export async function withWords<Props extends object>(
  namespace: keyof typeof words,
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const language = document.documentElement.lang === 'ar' ? 'ar' : 'en';
  const [View, loaded] = await Promise.all([load(), words[namespace][language]()]);
  return function WordedView(props: Props) {
    const { i18n } = useTranslation();
    if (!i18n.hasResourceBundle(language, namespace)) addMessages(i18n, namespace, loaded.words);
    return <View {...props} />;
  };
}
