import type { Language } from '@tawseel/i18n';
import { useWordsIn } from '@tawseel/ui/print';

const load = {
  en: () => import(/* webpackChunkName: "words-en" */ '../words/en.ts'),
  ar: () => import(/* webpackChunkName: "words-ar" */ '../words/ar.ts'),
};

/** Translations and formats of a receipt's language; undefined until they have loaded. */
export const useReceiptWords = (language: Language) => useWordsIn('merchants', language, load);

export type ReceiptWords = NonNullable<ReturnType<typeof useReceiptWords>>;
