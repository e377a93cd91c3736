import { sql, type RawBuilder } from 'kysely';
import { invalid } from '../errors/api-error.ts';

/** The condition that an order was added by an import. */
export function ofImport(importId: string): RawBuilder<unknown> {
  if (!/^\d{1,9}$/.test(importId)) throw invalid({ 'filter.import_id': 'wholeNumber' });
  return sql`(t.merchant_order_id, t.merchant_id) in (select merchant_order_id, merchant_id from listed_order_import_rows
    where import_id = ${importId}::text::bigint)`;
}
