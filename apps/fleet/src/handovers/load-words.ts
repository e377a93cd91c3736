/** Loads the translations of handovers, by language. */
export const loadWords = {
  en: () => import(/* webpackChunkName: "handovers-en" */ './words/en.ts'),
  ar: () => import(/* webpackChunkName: "handovers-ar" */ './words/ar.ts'),
};
