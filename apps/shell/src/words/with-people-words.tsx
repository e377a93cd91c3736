import { addMessages, useTranslation } from '@tawseel/i18n';
import type { ComponentType } from 'react';

const namespace = 'people';

const words = {
  en: () => import(/* webpackChunkName: "people-en" */ './people.en.ts'),
  ar: () => import(/* webpackChunkName: "people-ar" */ './people.ar.ts'),
};

/** Loads a component with the translations of accounts, which the start of the console leaves out. */
export async function withPeopleWords<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const language = document.documentElement.lang === 'ar' ? 'ar' : 'en';
  const [View, { people }] = await Promise.all([load(), words[language]()]);
  return function WordedView(props: Props) {
    const { i18n } = useTranslation();
    if (!i18n.hasResourceBundle(language, namespace)) addMessages(i18n, namespace, people);
    return <View {...props} />;
  };
}
