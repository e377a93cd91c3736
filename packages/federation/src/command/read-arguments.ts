import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Runs a command; a failure prints its message and sets exit code 1. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

interface Request<Options> {
  args: string[];
  options: Options;
  allowPositionals: true;
  strict: true;
}

/**
 * Reads the arguments of a command.
 *
 * @throws Error of one sentence for an unknown option, or one without a value.
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  args: string[] = process.argv.slice(2),
): ReturnType<typeof parseArgs<Request<Options>>> {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new Error(`${sentence.trim().replace(/\.$/, '')}.`, { cause: error });
  }
}
