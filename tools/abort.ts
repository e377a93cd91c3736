import { abortCanary } from '@tawseel/federation/store';
import { readApp, requireStore, runCommand, storeFolder } from './store/command.ts';

// Aborts a canary: npm run abort -- fleet.

runCommand(async () => {
  const { name } = readApp('npm run abort -- <app>');
  requireStore();
  console.log(`The canary ${await abortCanary(storeFolder, name)} of ${name} is over.`);
});
