import { booksLabels } from '@tawseel/api-client/labels/ar';
import texts from './books.ar.json';

/** Texts of the screens of the books, and labels of their entities. */
export const words = { ...texts, ...booksLabels };
