import type { LazyWords } from '../lazy-words/lazy-words.tsx';

const texts = {
  en: () => import(/* webpackChunkName: "books-en" */ './books-en.ts'),
  ar: () => import(/* webpackChunkName: "books-ar" */ './books-ar.ts'),
};

/** Texts and labels of the books. */
export const booksWords: LazyWords = {
  namespace: 'books',
  load: async (language) => (await texts[language]()).words,
};
