import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Folder of the release store that commands work on: below DATA_DIR. */
export const storeFolder = path.resolve(
  process.env.DATA_DIR || path.join(import.meta.dirname, '..', '..', '.data'),
  'store',
);

/** For commands on what has been released. @throws Error of one sentence when there is no store. */
export function requireStore(): void {
  if (existsSync(storeFolder)) return;
  throw new Error(`There is no release store at ${storeFolder}. DATA_DIR names the folder that it is in.`);
}

/** Runs a command; a failure is its message and exit code 1. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

/**
 * Reads what follows a command's name.
 *
 * @throws Error of one sentence for an option that is not known, or has no value.
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ options, allowPositionals: true, strict: true });
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new Error(`${sentence.trim().replace(/\.$/, '')}.`, { cause: error });
  }
}

/**
 * The one app that follows a command's name, and up to `more` words after it.
 *
 * @throws Error of one sentence that shows how the command is written.
 */
export function readApp(usage: string, more = 0): { name: string; rest: string[] } {
  const { positionals } = readArguments({});
  const [name, ...rest] = positionals;
  if (!name || rest.length > more) throw new Error(`Write: ${usage}`);
  return { name, rest };
}
