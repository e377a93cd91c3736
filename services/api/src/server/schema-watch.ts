import type { Database } from '../database/database.ts';
import { compareSchema } from '../database/schema/compare-schema.ts';

/** A comparison takes the database about 50 ms; after a difference it repeats soon, to notice the repair. */
const repeatAfterMs = { same: 5 * 60_000, different: 5_000 };

/** Result of the last comparison of the tables with this version. */
export interface SchemaWatch {
  isWhole(): Promise<boolean>;
}

/** Compares the tables at limited intervals; `onDifferences` receives new differences. */
export function watchSchema(
  database: Database,
  onDifferences: (differences: readonly string[]) => void,
): SchemaWatch {
  let differences: readonly string[] = [];
  let dueAt = 0;
  let running: Promise<void> | undefined;
  const compare = async () => {
    const before = differences.join('\n');
    differences = await compareSchema(database.db);
    dueAt = performance.now() + (differences.length > 0 ? repeatAfterMs.different : repeatAfterMs.same);
    if (differences.length > 0 && differences.join('\n') !== before) onDifferences(differences);
  };
  return {
    async isWhole() {
      if (performance.now() >= dueAt) {
        running ??= compare().finally(() => (running = undefined));
        await running;
      }
      return differences.length === 0;
    },
  };
}
