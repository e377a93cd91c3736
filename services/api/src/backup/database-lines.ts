import type { Database } from '../database/database.ts';
import { writeEntry, writeHeader } from './archive-format.ts';
import { openSnapshot } from './snapshot.ts';

/** The part of an archive that holds the database: whole lines, read from one snapshot in constant memory. */
export async function* databaseLines(database: Database): AsyncGenerator<string, void> {
  const snapshot = await openSnapshot(database);
  try {
    const { migration, tables, identities } = snapshot;
    yield writeHeader({ migration, tables: tables.map(({ name }) => name) });
    const counts: Record<string, number> = {};
    for (const table of tables) {
      yield writeEntry({ kind: 'table', name: table.name, columns: table.columns.map(({ name }) => name) });
      let count = 0;
      for (let rows = await snapshot.next(table); rows.length > 0; rows = await snapshot.next(table)) {
        count += rows.length;
        yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
      }
      counts[table.name] = count;
    }
    yield writeEntry({ kind: 'tables read', rows: counts, identities });
  } finally {
    await snapshot.close();
  }
}
