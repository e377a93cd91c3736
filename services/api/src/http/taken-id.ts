import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { MessageKey } from '../messages/messages.en.ts';
import { Fault, duplicate } from '../errors/fault.ts';

/** Tables whose deleted rows keep their ids, with the column of the id and what to say of one that a deleted row has. */
const tables = {
  drivers: { id: 'driver_id', message: 'deletedDriverHasId' },
  merchants: { id: 'merchant_id', message: 'deletedMerchantHasId' },
} as const;

/** The refusal of an id that a deleted record keeps: where no list shows it, only the answer can say so. */
export function takenByDeleted(field: string, message: MessageKey): Fault {
  return new Fault('duplicate', { message, fields: { [field]: 'deleted' } });
}

/** The refusal of an id that a row of the table has. */
export async function takenId(
  tx: Tx,
  table: keyof typeof tables,
  companyId: string,
  value: string,
): Promise<Fault> {
  const { id, message } = tables[table];
  const { rows } = await sql<{ is_deleted: boolean }>`select deleted_at is not null as is_deleted
    from ${sql.table(table)} where company_id = ${companyId} and ${sql.id(id)} = ${value}`.execute(tx);
  return rows[0]?.is_deleted ? takenByDeleted(id, message) : duplicate(id);
}
