import shell from './ar.json';

/** Translations that the console starts with. */
export { baseAr as base } from '@tawseel/i18n/words/ar';
export { shell };
