import { isLanguage } from '../language/languages.ts';
import { useI18n } from '../messages/use-translation.ts';
import { formatsOf, type Formats } from './formats.ts';

/** The formats of the page's language. */
export function useFormat(): Formats {
  const { language } = useI18n();
  return formatsOf(isLanguage(language) ? language : 'en');
}
