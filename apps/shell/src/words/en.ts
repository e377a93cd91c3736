/** Translations that the console starts with. */
export { baseEn as base } from '@tawseel/i18n/words/en';
export { default as shell } from './en.json';
