import { fetched } from '../prefetch/fetched.ts';

/** The code of printed lists. */
export const printedCode = fetched(() => import('./printed-list.ts'));
