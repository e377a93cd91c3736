/** Loads the texts and labels of the books, by language. */
export const loadBooks = {
  en: () => import(/* webpackChunkName: "books-en" */ './books-en.ts'),
  ar: () => import(/* webpackChunkName: "books-ar" */ './books-ar.ts'),
};
