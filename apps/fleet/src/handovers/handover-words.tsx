import { useFormat } from '@tawseel/i18n';
import { useWordsIn } from '@tawseel/ui/print';
import type { ComponentType } from 'react';

/** Translations of handovers, by language. */
export const loadWords = {
  en: () => import(/* webpackChunkName: "handovers-en" */ './words/en.ts'),
  ar: () => import(/* webpackChunkName: "handovers-ar" */ './words/ar.ts'),
};

/** A page that waits for the translations of handovers, which no other page of the feature loads. */
export function withHandoverWords(View: ComponentType): ComponentType {
  return function WordedPage() {
    return useWordsIn('handovers', useFormat().language, loadWords) && <View />;
  };
}
