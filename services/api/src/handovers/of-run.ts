import { sql, type RawBuilder } from 'kysely';
import { invalid } from '../errors/api-error.ts';

/** The condition that an order ended on a run. */
export function ofRun(runId: string): RawBuilder<unknown> {
  if (!/^\d{1,9}$/.test(runId)) throw invalid({ 'filter.run_id': 'wholeNumber' });
  return sql`(t.merchant_order_id, t.merchant_id) in (select merchant_order_id, merchant_id from listed_run_lines
    where run_id = ${runId}::text::bigint and outcome in ('Delivered', 'Returned'))`;
}
