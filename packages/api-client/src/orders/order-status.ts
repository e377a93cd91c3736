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
