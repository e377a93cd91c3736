import { merchant } from '@tawseel/api-client/merchants';
import { order } from '@tawseel/api-client/orders';
import { paymentType } from '@tawseel/api-client/payment-types';
import { filtersOf } from '@tawseel/ui';
import { listedRows } from '@tawseel/ui/first-rows';
import { merchantColumns } from './merchants/merchant-columns.ts';
import { orderColumns } from './order-columns/order-columns.tsx';
import { attentionFilter, importFilters, orderFilters, stageFilter } from './orders/order-filters.ts';
import { paymentTypeColumns } from './payment-types/payment-type-columns.ts';
import { words as ar } from './words/ar.ts';
import { words as en } from './words/en.ts';

const words = { en, ar };

/** Descriptions of the lists whose first rows the HTML shows, by path of the page. */
export const firstRows = {
  '/merchants': listedRows(
    words,
    { entity: merchant, columns: merchantColumns, filters: filtersOf('merchants', merchant) },
    { actions: ['view', 'edit', 'delete'], change: 'records.change', hasDeleted: true },
  ),
  '/orders': listedRows(
    words,
    {
      entity: order,
      columns: orderColumns,
      filters: [
        { ...attentionFilter, needs: 'attention' },
        ...orderFilters,
        { ...stageFilter, needs: 'dispatch' as const },
        ...importFilters.map((filter) => ({ ...filter, needs: 'intake' as const })),
      ],
    },
    { isSelectable: true, actions: 'menu', quickActions: 2 },
  ),
  '/payment-types': listedRows(
    words,
    { entity: paymentType, columns: paymentTypeColumns, filters: filtersOf('merchants', paymentType) },
    { actions: ['edit'], change: 'payments.decide' },
  ),
};
