import { promoteCanary } from '@tawseel/federation/store';
import { readApp, requireStore, runCommand, storeFolder } from './store/command.ts';

// Makes a canary live for everybody: npm run promote -- fleet.

runCommand(async () => {
  const { name } = readApp('npm run promote -- <app>');
  requireStore();
  console.log(`${name} ${await promoteCanary(storeFolder, name)} is live for everybody.`);
});
