import type { Words } from '@tawseel/i18n';

/** The labels of every entity: the audit log names the columns of all of them. */
function allOf(domains: Readonly<Record<string, Words>>) {
  return { words: Object.fromEntries(Object.values(domains).flatMap((words) => Object.entries(words))) };
}

/** Loads the labels of the activity, by language. */
export const loadActivity = {
  en: () => import(/* webpackChunkName: "activity-en" */ '@tawseel/api-client/labels/en').then(allOf),
  ar: () => import(/* webpackChunkName: "activity-ar" */ '@tawseel/api-client/labels/ar').then(allOf),
};
