import { changeWords, runCommand } from '@tawseel/federation/command';
import { postChange } from '@tawseel/federation/network';
import { promoteCanary } from '@tawseel/federation/store';
import { readApp, withExistingStore } from './store/command.ts';

// Makes a canary live for everybody: npm run promote -- fleet [--to URL].

runCommand(async () => {
  const { name, target } = readApp('npm run promote -- <app>');
  const changed = target
    ? await postChange(target, name, 'promote')
    : {
        version: await withExistingStore((store) =>
          store.change([], (folder) => promoteCanary(folder, name)),
        ),
      };
  console.log(changeWords('promote', name, changed));
});
