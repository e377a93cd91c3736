import { runCommand } from './read-arguments.ts';

const asksForHelp = ([name, ...rest]: readonly string[]) =>
  name === 'help' || [name, ...rest].some((arg) => arg === '--help' || arg === '-h');

/** Commands by name, each with the arguments that follow it. */
type SubCommands = Readonly<Record<string, (args: string[]) => Promise<void>>>;

/**
 * Runs the command that the first argument names; a failure prints its message and sets exit code 1.
 *
 * @param program How the program is started, such as `tawseel`.
 * @param help Printed where the arguments ask for help.
 */
export function runSubCommand(
  program: string,
  help: string,
  args: readonly string[],
  commands: SubCommands,
): void {
  runCommand(async () => {
    const [name = '', ...rest] = args;
    if (asksForHelp(args)) return console.log(help);
    const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!run) throw new Error(`Usage: ${program} ${Object.keys(commands).join(' | ')}`);
    await run(rest);
  });
}
