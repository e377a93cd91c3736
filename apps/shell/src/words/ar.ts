/** Translations that the console starts with. */
export { baseAr as base } from '@tawseel/i18n/words/ar';
export { default as shell } from './ar.json';
