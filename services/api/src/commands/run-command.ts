import { ConfigError, readConfig } from '../config/config.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { StartError } from '../database/start-error.ts';

/** Runs a command of the operator's on the database that the settings name; says in one sentence why it cannot. */
export async function runCommand(command: (database: Database) => Promise<void>): Promise<void> {
  let database: Database | undefined;
  try {
    database = await openDatabase({ ...readConfig(), isUnhurried: true });
    await command(database);
  } catch (error) {
    const isExpected = error instanceof ConfigError || error instanceof StartError;
    process.stderr.write(`${isExpected ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await database?.close();
  }
}

/** Writes a line for the operator. */
export function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}
