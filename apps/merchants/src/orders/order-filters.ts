import { openStatuses, order, stages } from '@tawseel/api-client/orders';
import { filtersOf, loadChoices, type ListFilter } from '@tawseel/ui';

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
export const attentionFilter = {
  name: 'attention',
  kind: 'select',
  label: 'merchants:orders.attention',
  options: attentionOptions,
} satisfies ListFilter;

/** What has to be done with the parcels, which the server knows. */
export const stageFilter: ListFilter = {
  name: 'stage',
  kind: 'select',
  label: 'merchants:orders.stage.title',
  options: stages.map((value) => ({ value, label: `merchants:orders.stage.${value}` })),
};

const imports = loadChoices({ choices: 'order_imports' });

/** The file that orders were added from. */
export const importFilters: readonly ListFilter[] = imports
  ? [{ name: 'import_id', kind: 'choice', label: 'merchants:imports.one', choices: imports }]
  : [];

/** Orders that need the administrator which only some servers select. */
const undecided = { value: 'undecided', label: 'merchants:orders.undecided' };
const unmoved = { value: 'unmoved', label: 'merchants:orders.unmoved' };

interface Server {
  attention: boolean;
  decisions: boolean;
  imports: boolean;
  dispatch: boolean;
}

/**
 * The filters of a server that selects orders that need the administrator, orders whose parcels wait for the same step, or orders of a file, if it does.
 */
export function filtersFor(server: Server): readonly ListFilter[] {
  const options = [
    ...attentionOptions,
    ...(server.decisions ? [undecided] : []),
    ...(server.dispatch ? [unmoved] : []),
  ];
  return [
    ...(server.attention ? [{ ...attentionFilter, options }] : []),
    ...orderFilters,
    ...(server.dispatch ? [stageFilter] : []),
    ...(server.imports ? importFilters : []),
  ];
}
