import ar from './factor.ar.json';
import en from './factor.en.json';

/** Translations of the forms that ask for a second factor, which load with them. */
export const factor = { en, ar };
