import { filtersOf } from '@tawseel/api-client';
import { order } from '@tawseel/api-client/orders';
import type { ListFilter } from '@tawseel/ui';

/** Filters of the list of orders. */
export const orderFilters = filtersOf('merchants', order);

/** The orders that need the administrator, which the server selects. */
export const attentionFilter: ListFilter = {
  name: 'attention',
  kind: 'select',
  label: 'merchants:orders.attention',
  options: [
    { value: 'unassigned', label: 'merchants:orders.unassigned' },
    { value: 'late', label: 'merchants:orders.late' },
    { value: 'unsuccessful', label: 'merchants:orders.unsuccessful' },
  ],
};

/** The filters of a server that selects such orders. */
export const filtersWithAttention: readonly ListFilter[] = [attentionFilter, ...orderFilters];
