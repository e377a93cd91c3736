import { booksLabels } from '@tawseel/api-client/labels/en';
import texts from './books.en.json';

/** Texts of the screens of the books, and labels of their entities. */
export const words = { ...texts, ...booksLabels };
