import texts from './ar.json';

/** Translations of the app. */
export const words = texts;
