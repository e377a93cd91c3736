import { sql, type RawBuilder } from 'kysely';

// Written as the partial indexes of open orders have it, so that the planner uses them.
const open = (order: RawBuilder<unknown>) =>
  sql`${order}.status in ('Pending', 'Accepted', 'Picked Up', 'In Transit')`;

/** An order that has not ended and has no driver; `order` is the table's name in the query. */
export const unassignedOrder = (order: RawBuilder<unknown>) =>
  sql`${order}.driver_id is null and ${open(order)}`;

/** An order that has not ended and was due before the company's day. */
export const lateOrder = (order: RawBuilder<unknown>) =>
  sql`${order}.date_order_delivery_customer < current_date::timestamptz and ${open(order)}`;

/** An order that has not ended and whose payment type does not say who collects its price. */
export const undecidedOrder = (order: RawBuilder<unknown>) =>
  sql`${order}.collector = 'Undecided' and ${open(order)}`;

/** An order that came back or was cancelled. */
export const unsuccessfulOrder = (order: RawBuilder<unknown>) =>
  sql`${order}.status in ('Returned', 'Cancelled')`;

/** An order under way whose parcel has not moved for two days. */
export const unmovedOrder = (order: RawBuilder<unknown>) =>
  sql`${order}.status in ('Accepted', 'Picked Up', 'In Transit') and ${order}.place in ('Branch', 'Driver')
    and ${order}.moved_at < now() - interval '2 days'`;
