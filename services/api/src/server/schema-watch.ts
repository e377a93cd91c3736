import type { Database } from '../database/database.ts';
import { compareSchema } from '../database/schema/compare-schema.ts';

/** A comparison takes the database about 50 ms; one that found something is repeated soon, to notice the repair. */
const repeatAfterMs = { same: 5 * 60_000, different: 5_000 };

/** Whether the tables are those of this version, as last compared. */
export interface SchemaWatch {
  isWhole(): Promise<boolean>;
}

/** Compares the tables at most so often; `onDifferences` hears of what is new. */
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
