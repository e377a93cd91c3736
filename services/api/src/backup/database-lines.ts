import type { Database } from '../database/database.ts';
import { header, writeEntry } from './archive-format.ts';
import { openSnapshot } from './snapshot.ts';

/** The part of an archive that holds the database: whole lines, read from one snapshot in constant memory. */
export async function* databaseLines(database: Database): AsyncGenerator<string, void> {
  const snapshot = await openSnapshot(database);
  try {
    const { migration, tables, identities } = snapshot;
    yield writeEntry(header({ migration, tables: tables.map(({ name }) => name) }));
    const rows: Record<string, number> = {};
    for (const table of tables) {
      const { name, columns } = table;
      yield writeEntry(['table', { name, columns }]);
      rows[name] = 0;
      for (let batch = await snapshot.next(table); batch.length > 0; batch = await snapshot.next(table)) {
        rows[name] += batch.length;
        yield `${batch.join('\n')}\n`;
      }
    }
    yield writeEntry(['tables-read', { rows, identities }]);
  } finally {
    await snapshot.close();
  }
}
