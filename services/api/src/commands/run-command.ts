import { ConfigError, readConfig } from '../config/config.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { StartError } from '../database/start-error.ts';

/** Runs work of the operator's; says in one sentence why it cannot be done. */
export async function runOperation(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isExpected = error instanceof ConfigError || error instanceof StartError;
    process.stderr.write(`${isExpected ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Runs a command of the operator's on the database that the settings name, as {@link runOperation} does. */
export async function runCommand(command: (database: Database) => Promise<void>): Promise<void> {
  await runOperation(async () => {
    const database = await openDatabase({ ...readConfig(), isUnhurried: true });
    try {
      await command(database);
    } finally {
      await database.close();
    }
  });
}

/** Writes a line for the operator. */
export function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}
