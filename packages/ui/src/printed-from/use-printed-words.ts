import { addMessages, useFormat, useTranslation } from '@tawseel/i18n';
import { printedWords } from './printed-words.ts';

/** Adds the translations of printed sheets, `printed.…`, before they are used. */
export function usePrintedWords(): void {
  const { i18n } = useTranslation('base');
  const { language } = useFormat();
  if (!i18n.exists('base:printed.at')) addMessages(i18n, 'base', { printed: printedWords[language] });
}
