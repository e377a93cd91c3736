import { changeWords, readArguments, readTarget } from '@tawseel/federation/command';
import { postChange } from '@tawseel/federation/network';
import { changeApp, type Change } from '@tawseel/federation/store';
import { withExistingStore } from './command.ts';

/**
 * The command of a change, in the store or at the gateway of `--to`; it prints what is live.
 *
 * @param usage Its arguments, for an error.
 * @param more Number of arguments that may follow the app: a version.
 */
export function changeCommand(change: Change, usage: string, more = 0) {
  return async (args: string[]): Promise<void> => {
    const { positionals, values } = readArguments({ to: { type: 'string' } }, args);
    const [name, ...rest] = positionals;
    if (!name || rest.length > more) throw new Error(`Usage: npm run releases -- ${change} ${usage}`);
    const target = readTarget(values.to);
    const [version] = rest;
    const changed = target
      ? await postChange(target, name, change, version)
      : await withExistingStore((store) =>
          store.change([], (folder) => changeApp(folder, name, change, version)),
        );
    console.log(changeWords(change, name, changed));
  };
}
