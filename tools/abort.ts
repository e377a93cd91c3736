import { changeWords, runCommand } from '@tawseel/federation/command';
import { postChange } from '@tawseel/federation/network';
import { abortCanary } from '@tawseel/federation/store';
import { readApp, withExistingStore } from './store/command.ts';

// Aborts a canary: npm run abort -- fleet [--to URL].

runCommand(async () => {
  const { name, target } = readApp('npm run abort -- <app>');
  const changed = target
    ? await postChange(target, name, 'abort')
    : {
        version: await withExistingStore((store) => store.change([], (folder) => abortCanary(folder, name))),
      };
  console.log(changeWords('abort', name, changed));
});
