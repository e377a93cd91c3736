import { changeWords, runCommand } from '@tawseel/federation/command';
import { postChange } from '@tawseel/federation/network';
import { rollback } from '@tawseel/federation/store';
import { readApp, withExistingStore } from './store/command.ts';

// Publishes an earlier release again: npm run rollback -- fleet [version] [--to URL]. The default is the previous one.

async function rollBackHere(name: string, wanted: string | undefined) {
  const live = await withExistingStore((store) =>
    store.change([], (folder) => rollback(folder, name, wanted)),
  );
  return { version: live.version, replaced: live.previous?.version };
}

runCommand(async () => {
  const { name, rest, target } = readApp('npm run rollback -- <app> [version]', 1);
  const changed = target
    ? await postChange(target, name, 'rollback', rest[0])
    : await rollBackHere(name, rest[0]);
  console.log(changeWords('rollback', name, changed));
});
