import type { Stage } from '@tawseel/api-client/dispatch-schemas';
import { sql, type RawBuilder } from 'kysely';

/**
 * Conditions of the stages of parcels; `order` is the table's name in the query. Places of parcels on the way are written as the partial
 * index has them, so that the planner uses it.
 */
export function stagesOf(order: RawBuilder<unknown>): Readonly<Record<Stage, RawBuilder<unknown>>> {
  const onTheWay = sql`${order}.status in ('Accepted', 'Picked Up', 'In Transit')`;
  const isDecided = sql`(${order}.attempts = 0 or ${order}.next_attempt_on is not null)`;
  const isOnRun = sql`exists (select from listed_run_lines l where l.company_id = ${order}.company_id
    and l.merchant_order_id = ${order}.merchant_order_id and l.merchant_id = ${order}.merchant_id and l.is_open)`;
  return {
    collect: sql`${order}.status = 'Pending'`,
    branch: sql`${order}.place = 'Branch' and ${onTheWay} and ${isDecided} and not ${isOnRun}`,
    out: sql`${order}.place = 'Driver' and ${onTheWay}`,
    failed: sql`${order}.status = 'In Transit' and (${order}.merchant_order_id, ${order}.merchant_id) in (
      select merchant_order_id, merchant_id from listed_attempts where outcome = 'Failed' and at >= current_date::timestamptz)`,
    decide: sql`${order}.place in ('Branch', 'Driver') and ${onTheWay} and ${order}.attempts > 0
      and ${order}.next_attempt_on is null`,
    return: sql`${order}.place in ('Branch', 'Driver') and ${order}.status in ('Returned', 'Cancelled')`,
  };
}
