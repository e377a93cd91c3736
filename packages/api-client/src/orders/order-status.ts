/** Statuses of an order. */
export const orderStatuses = [
  'Pending',
  'Accepted',
  'Picked Up',
  'In Transit',
  'Delivered',
  'Returned',
  'Cancelled',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** Reasons of the statuses that an order ends in without a delivery. */
export const endReasons = [
  'Customer refused',
  'Customer unreachable',
  'Wrong address',
  'Customer postponed',
  'Damaged',
  'Merchant cancelled',
  'Other',
] as const;

/** Statuses that take a reason. */
export const statusesWithReason: readonly string[] = ['Returned', 'Cancelled'];

/** Statuses that may follow each status, the step towards Delivered first; the last three are final. */
export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  Pending: ['Accepted', 'Cancelled'],
  Accepted: ['Picked Up', 'Cancelled'],
  'Picked Up': ['In Transit', 'Delivered', 'Returned'],
  'In Transit': ['Delivered', 'Returned'],
  Delivered: [],
  Returned: [],
  Cancelled: [],
};

/** Statuses of orders that have not ended. */
export const openStatuses = orderStatuses.filter((status) => orderTransitions[status].length > 0);

/** Statuses that may follow a status; none if it is a word of another server. */
export function nextStatuses(status: string): readonly OrderStatus[] {
  const known = orderStatuses.find((one) => one === status);
  return known ? orderTransitions[known] : [];
}

/** The statuses that an order takes one after the other on its way to `to`, which is the last; none if it is not ahead. */
export function pathTo(from: string, to: OrderStatus): OrderStatus[] {
  const next = nextStatuses(from);
  if (next.includes(to)) return [to];
  const [step] = next;
  const rest = step ? pathTo(step, to) : [];
  return step && rest.length > 0 ? [step, ...rest] : [];
}

/**
 * The statuses that an order takes one after the other to become `to`, which is the last; none if it cannot. Only Delivered
 * may be several steps away.
 */
export function stepsTo(from: string, to: OrderStatus): OrderStatus[] {
  return to === 'Delivered' || nextStatuses(from).includes(to) ? pathTo(from, to) : [];
}

/** Statuses that an order can become in one change, of a server that takes several steps at once. */
export function reachableStatuses(status: string): readonly OrderStatus[] {
  return orderStatuses.filter((to) => stepsTo(status, to).length > 0);
}
