import { rollback } from '@tawseel/federation/store';
import { readApp, requireStore, runCommand, storeFolder } from './store/command.ts';

// Publishes an earlier release again: npm run rollback -- fleet [version]. The default is the previous one.

runCommand(async () => {
  const { name, rest } = readApp('npm run rollback -- <app> [version]', 1);
  requireStore();
  const { version, previous } = await rollback(storeFolder, name, rest[0]);
  console.log(`${name} ${version} is live again, in the place of ${previous?.version}.`);
});
