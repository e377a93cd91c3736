import { orderImport, type OrderImportRows } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { ApiError, notFound } from '../errors/api-error.ts';
import { requireReferences } from '../rows/references.ts';

/** The import of a file, a new one if the file was not imported for the merchant before. It stays locked. */
export async function openImport(
  tx: Tx,
  companyId: string,
  { fingerprint, file_name, merchant_id = '', row_count }: Omit<OrderImportRows, 'rows'>,
): Promise<number> {
  await requireReferences(tx, companyId, orderImport, { merchant_id });
  await takeTurn(tx, companyId, 'order imports');
  const { rows: present } = await sql<{ import_id: number }>`select import_id from order_imports
    where company_id = ${companyId} and fingerprint = ${fingerprint} and coalesce(merchant_id, '') = ${merchant_id}
      and state = 'Added'`.execute(tx);
  if (present[0]) return present[0].import_id;
  const { rows } = await sql<{ import_id: number }>`
    insert into order_imports (company_id, import_id, fingerprint, file_name, merchant_id, row_count)
    select ${companyId}, coalesce(max(import_id), 0) + 1, ${fingerprint}, ${file_name}, ${merchant_id || null}, ${row_count}
    from order_imports where company_id = ${companyId} returning import_id`.execute(tx);
  return rows[0]?.import_id ?? 0;
}

/** The ids of the orders that rows of the file have become already, by row. */
export async function addedRows(tx: Tx, companyId: string, importId: number, rows: readonly number[]) {
  const { rows: added } = await sql<{ row_number: number; merchant_order_id: string }>`
    select row_number, merchant_order_id from order_import_rows
    where company_id = ${companyId} and import_id = ${importId} and row_number = any(${rows}::integer[])`.execute(
    tx,
  );
  return new Map(added.map((row) => [row.row_number, row.merchant_order_id]));
}

/** An order that a row of the file has become. */
export interface AddedRow {
  row: number;
  merchant_order_id: string;
  merchant_id: string;
}

export async function recordRows(tx: Tx, companyId: string, importId: number, added: readonly AddedRow[]) {
  const column = (name: keyof AddedRow, type: 'integer' | 'text') =>
    sql`${added.map((row) => row[name])}::${sql.raw(type)}[]`;
  await sql`insert into order_import_rows (company_id, import_id, row_number, merchant_order_id, merchant_id)
    select ${companyId}, ${importId}, * from unnest(${column('row', 'integer')}, ${column('merchant_order_id', 'text')},
      ${column('merchant_id', 'text')})`.execute(tx);
}

/**
 * Removes the orders of an import as if they had never been typed, so that their ids are free and the file can be imported again.
 * The audit log keeps them.
 *
 * @throws ApiError `not_found` if it is discarded already: its ids may be those of other orders by now; `in_use` if one of them is not pending any more
 */
export async function discardImport(tx: Tx, companyId: string, importId: number): Promise<void> {
  await takeTurn(tx, companyId, 'order imports');
  const { rows: found } = await sql`update order_imports set state = 'Discarded'
    where company_id = ${companyId} and import_id = ${importId} and state = 'Added' returning import_id`.execute(
    tx,
  );
  if (found.length === 0) throw notFound();
  const { rows } = await sql<{ merchant_order_id: string; merchant_id: string; status: string }>`
    select o.merchant_order_id, o.merchant_id, o.status
    from order_import_rows r join orders o using (company_id, merchant_order_id, merchant_id)
    where r.company_id = ${companyId} and r.import_id = ${importId}
    order by 1, 2 for update of o`.execute(tx);
  const count = rows.filter(({ status }) => status !== 'Pending').length;
  if (count > 0) throw new ApiError('in_use', { message: 'importBegun', values: { count } });
  await sql`delete from orders using order_import_rows r
    where orders.company_id = ${companyId} and r.company_id = ${companyId} and r.import_id = ${importId}
      and r.merchant_order_id = orders.merchant_order_id and r.merchant_id = orders.merchant_id`.execute(tx);
}
