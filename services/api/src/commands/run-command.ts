import { BackupError } from '../backup/backup-error.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { StartError } from '../database/start-error.ts';

const expected = [ConfigError, StartError, BackupError];

/** Runs a task for the operator; prints in one sentence why it failed, and ends with 1. */
export async function runOperation(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isExpected = error instanceof Error && expected.some((kind) => error instanceof kind);
    process.stderr.write(`${isExpected ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * Runs a command on the configured database, with its tables up to date. `check` runs before the database is opened,
 * which may create it.
 */
export async function runCommand(
  command: (database: Database) => Promise<void>,
  check: () => void = () => {},
): Promise<void> {
  await runOperation(async () => {
    check();
    const database = await openDatabase({ ...readConfig(), isUnhurried: true });
    try {
      await command(database);
    } finally {
      await database.close();
    }
  });
}

/** Prints a line for the operator. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
