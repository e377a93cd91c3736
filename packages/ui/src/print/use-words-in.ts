import { formatsOf, useTranslation, type Formats, type Language, type Translate } from '@tawseel/i18n';
import { useLazyWords, type LoadWords } from '../lazy-words/lazy-words.tsx';

/** Translations and formats of one language. */
export interface PrintWords {
  language: Language;
  t: Translate;
  format: Formats;
}

/**
 * Translations and formats of a printed document's language, which may differ from the page's; undefined until they have
 * loaded. Throws if they cannot be loaded.
 */
export function useWordsIn(namespace: string, language: Language, load: LoadWords): PrintWords | undefined {
  const { i18n } = useTranslation(namespace);
  if (!useLazyWords(namespace, language, load)) return undefined;
  return { language, t: i18n.getFixedT(language, namespace), format: formatsOf(language) };
}
