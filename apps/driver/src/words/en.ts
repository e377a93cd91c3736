import texts from './en.json';

/** Translations of the app. */
export const words = texts;
