export { checkTranslations, type WordsCheck } from './check-translations.ts';
export { expectSameKeys } from './same-keys.ts';
