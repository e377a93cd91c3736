import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

const batch = 1000;

/** Inserts many rows at once: each batch is sent as one JSON text. */
export async function insertRows(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  for (let start = 0; start < rows.length; start += batch) {
    const names = sql.join(columns.map((name) => sql.id(name)));
    await sql`insert into ${sql.table(table)} (${names})
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(
        rows.slice(start, start + batch),
      )}::text::json)`.execute(tx);
  }
}
