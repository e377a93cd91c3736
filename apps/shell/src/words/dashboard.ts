import ar from './dashboard.ar.json';
import en from './dashboard.en.json';

/** Translations of the home page, which load with it. */
export const dashboard = { en, ar };
