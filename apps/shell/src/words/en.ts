import shell from './en.json';

/** Translations that the console starts with. */
export { baseEn as base } from '@tawseel/i18n/words/en';
export { shell };
