import { profit } from '@tawseel/api-client/profits';
import { filtersOf } from '@tawseel/ui';
import { listedRows } from '@tawseel/ui/first-rows';
import { profitColumns } from './profits/profit-columns.ts';
import { words as ar } from './words/ar.ts';
import { words as en } from './words/en.ts';

/** Descriptions of the lists whose first rows the HTML shows, by path of the page. */
export const firstRows = {
  '/profits-list': listedRows(
    { en, ar },
    { entity: profit, columns: profitColumns, filters: filtersOf('finance', profit) },
  ),
};
