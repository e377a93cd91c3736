import { changeWords, readArguments, readTarget, runCommand } from '@tawseel/federation/command';
import { postChange } from '@tawseel/federation/network';
import { changeApp, type Change } from '@tawseel/federation/store';
import { withExistingStore } from './command.ts';

/**
 * Runs the command of a change, in the store or at the gateway of `--to`, and prints what is live.
 *
 * @param usage Printed with an error for other arguments.
 * @param more Number of arguments that may follow the app: a version.
 */
export function runChange(change: Change, usage: string, more = 0): void {
  runCommand(async () => {
    const { positionals, values } = readArguments({ to: { type: 'string' } });
    const [name, ...rest] = positionals;
    if (!name || rest.length > more) throw new Error(`Usage: ${usage}`);
    const target = readTarget(values.to);
    const [version] = rest;
    const changed = target
      ? await postChange(target, name, change, version)
      : await withExistingStore((store) =>
          store.change([], (folder) => changeApp(folder, name, change, version)),
        );
    console.log(changeWords(change, name, changed));
  });
}
