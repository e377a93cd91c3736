import { addMessages, useFormat, useTranslation, type Language, type Words } from '@tawseel/i18n';
import { Suspense, use, type ComponentType, type ReactNode } from 'react';

/** Namespace of the labels of every entity: the audit log names the columns of all of them. */
const namespace = 'activity';

const labels = {
  en: () => import(/* webpackChunkName: "activity-en" */ '@tawseel/api-client/labels/en'),
  ar: () => import(/* webpackChunkName: "activity-ar" */ '@tawseel/api-client/labels/ar'),
};

async function load(language: Language): Promise<Words> {
  const domains: Readonly<Record<string, Words>> = await labels[language]();
  return Object.assign({}, ...Object.values(domains));
}

const loading = new Map<Language, Promise<Words>>();

function wordsOf(language: Language): Promise<Words> {
  const known = loading.get(language);
  if (known) return known;
  const words = load(language);
  loading.set(language, words);
  // A failed load can be repeated.
  words.catch(() => loading.delete(language));
  return words;
}

function Worded({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const words = use(wordsOf(useFormat().language));
  if (!i18n.hasResourceBundle(i18n.language, namespace)) addMessages(i18n, namespace, words);
  return children;
}

/** A component that waits for the labels of all entities, which no other page of the feature loads. */
export function withActivityWords<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
  return function WordedView(props: Props) {
    return (
      <Suspense fallback={null}>
        <Worded>
          <View {...props} />
        </Worded>
      </Suspense>
    );
  };
}
