import type { Language } from '@tawseel/i18n';
import { useWordsIn } from '@tawseel/ui/print';

const load = {
  en: () => import(/* webpackChunkName: "words-en" */ './en.ts'),
  ar: () => import(/* webpackChunkName: "words-ar" */ './ar.ts'),
};

/** Translations and formats of a printed document's language; undefined until they have loaded. */
export const useWordsOf = (language: Language) => useWordsIn('merchants', language, load);
