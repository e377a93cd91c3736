import { filtersOf } from '@tawseel/api-client';
import { listedRows } from '@tawseel/api-client/listed-rows';
import { profit } from '@tawseel/api-client/profits';
import { profitColumns } from './profits/profit-columns.ts';
import { words as ar } from './words/ar.ts';
import { words as en } from './words/en.ts';

/** What the first rows of the lists look like, by the path of their page. */
export const firstRows = {
  '/profits-list': listedRows(
    { en, ar },
    { entity: profit, columns: profitColumns, filters: filtersOf('finance', profit) },
  ),
};
