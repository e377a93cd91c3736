import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Folder of the release store of the commands: below DATA_DIR. */
export const storeFolder = path.resolve(
  process.env.DATA_DIR || path.join(import.meta.dirname, '..', '..', '.data'),
  'store',
);

/** Requires a release store. @throws Error of one sentence when there is no store. */
export function requireStore(): void {
  if (existsSync(storeFolder)) return;
  throw new Error(`There is no release store at ${storeFolder}. DATA_DIR names the folder that it is in.`);
}

/** Runs a command; a failure prints its message and sets exit code 1. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

/**
 * Reads the arguments of a command.
 *
 * @throws Error of one sentence for an unknown option, or one without a value.
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
 * The app that a command names, and up to `more` arguments after it.
 *
 * @throws Error of one sentence that shows the usage.
 */
export function readApp(usage: string, more = 0): { name: string; rest: string[] } {
  const { positionals } = readArguments({});
  const [name, ...rest] = positionals;
  if (!name || rest.length > more) throw new Error(`Write: ${usage}`);
  return { name, rest };
}
