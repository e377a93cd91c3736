import { openStatuses, order } from '@tawseel/api-client/orders';
import { filtersOf, type ListFilter } from '@tawseel/ui';

/** The orders that have not ended. */
const open = { value: 'open', label: 'merchants:orders.open', values: openStatuses };

/** Filters of the list of orders. */
export const orderFilters: readonly ListFilter[] = filtersOf('merchants', order).map((filter) =>
  filter.name === 'status' && filter.kind === 'select'
    ? { ...filter, options: [open, ...filter.options] }
    : filter,
);

const attentionOptions = [
  { value: 'unassigned', label: 'merchants:orders.unassigned' },
  { value: 'late', label: 'merchants:orders.late' },
  { value: 'unsuccessful', label: 'merchants:orders.unsuccessful' },
];

/** The orders that need the administrator, which the server selects. */
export const attentionFilter: ListFilter = {
  name: 'attention',
  kind: 'select',
  label: 'merchants:orders.attention',
  options: attentionOptions,
};

/** The same with orders whose payment type is not decided. */
const decisionFilter: ListFilter = {
  ...attentionFilter,
  options: [...attentionOptions, { value: 'undecided', label: 'merchants:orders.undecided' }],
};

/** The filters of a server that selects orders that need the administrator, if it does. */
export function filtersFor({ attention, decisions }: { attention: boolean; decisions: boolean }) {
  if (!attention) return orderFilters;
  return decisions ? filtersWithDecisions : filtersWithAttention;
}

const filtersWithAttention: readonly ListFilter[] = [attentionFilter, ...orderFilters];
const filtersWithDecisions: readonly ListFilter[] = [decisionFilter, ...orderFilters];
