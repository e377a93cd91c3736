import { addMessages, useFormat, useTranslation, type Language, type Words } from '@tawseel/i18n';
import { useEffect, useState, type ComponentType } from 'react';

/** Namespace of the labels of every entity: the audit log names the columns of all of them. */
const namespace = 'activity';

const labels = {
  en: () => import(/* webpackChunkName: "activity-en" */ '@tawseel/api-client/labels/en'),
  ar: () => import(/* webpackChunkName: "activity-ar" */ '@tawseel/api-client/labels/ar'),
};

async function load(language: Language): Promise<Words> {
  const domains: Readonly<Record<string, Words>> = await labels[language]();
  return Object.fromEntries(Object.values(domains).flatMap((words) => Object.entries(words)));
}

/** Whether the translations of the namespace are loaded in the current language. Throws if they cannot be loaded. */
function useActivityWords(): boolean {
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
  }, [i18n, language, isReady]);
  return isReady;
}

/** A component that waits for the labels of all entities, which no other page of the feature loads. */
export function withActivityWords<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
  return function WordedView(props: Props) {
    return useActivityWords() && <View {...props} />;
  };
}
