import type { Words } from '@tawseel/i18n';
import type { LazyWords } from '../lazy-words/lazy-words.tsx';

const labels = {
  en: () => import(/* webpackChunkName: "activity-en" */ '@tawseel/api-client/labels/en'),
  ar: () => import(/* webpackChunkName: "activity-ar" */ '@tawseel/api-client/labels/ar'),
};

/** The labels of every entity: the audit log names the columns of all of them. */
export const activityWords: LazyWords = {
  namespace: 'activity',
  load: async (language) => {
    const domains: Readonly<Record<string, Words>> = await labels[language]();
    return Object.fromEntries(Object.values(domains).flatMap((words) => Object.entries(words)));
  },
};
