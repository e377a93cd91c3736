import { BackupError } from '../../backup/backup-error.ts';
import { ConfigError, readConfig } from '../../config/config.ts';
import { openDatabase, type Database } from '../../database/database.ts';
import { errorCode, errorText, StartError } from '../../database/start-error.ts';

const expected = [ConfigError, StartError, BackupError];

/** Whether an error is of `parseArgs`: an option that does not exist, or that lacks its value. */
function isOfOptions(error: unknown) {
  return errorCode(error)?.startsWith('ERR_PARSE_ARGS') ?? false;
}

/** Runs a task for the operator; prints in one sentence why it failed, and ends with 1. */
export async function runOperation(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isExpected = expected.some((kind) => error instanceof kind) || isOfOptions(error);
    process.stderr.write(`${isExpected ? errorText(error) : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Runs the sub-command that the first argument names, with the others. */
export async function runSubCommand(
  command: string,
  subCommands: Readonly<Record<string, (args: string[]) => Promise<void>>>,
): Promise<void> {
  await runOperation(async () => {
    const [name = '', ...args] = process.argv.slice(2);
    const run = Object.hasOwn(subCommands, name) ? subCommands[name] : undefined;
    if (!run) throw new StartError(`Usage: npm run ${command} -- ${Object.keys(subCommands).join(' | ')}`);
    await run(args);
  });
}

/** Runs work on the configured database, with its tables up to date. */
export async function onDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ ...readConfig(), isUnhurried: true });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Prints a line for the operator. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
