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

/** Statuses that may follow each status; the last three are final. */
export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  Pending: ['Accepted', 'Cancelled'],
  Accepted: ['Picked Up', 'Cancelled'],
  'Picked Up': ['In Transit', 'Delivered', 'Returned'],
  'In Transit': ['Delivered', 'Returned'],
  Delivered: [],
  Returned: [],
  Cancelled: [],
};

/** Statuses that may follow a status; none if it is a word of another server. */
export function nextStatuses(status: string): readonly OrderStatus[] {
  const known = orderStatuses.find((one) => one === status);
  return known ? orderTransitions[known] : [];
}
