import { useTranslation } from 'react-i18next';
import { isLanguage } from '../language/languages.ts';
import { formatsOf, type Formats } from './formats.ts';

/** The formats of the page's language. */
export function useFormat(): Formats {
  const { i18n } = useTranslation();
  return formatsOf(isLanguage(i18n.language) ? i18n.language : 'en');
}
