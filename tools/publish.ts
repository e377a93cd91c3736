import path from 'node:path';
import { publishTogether } from '@tawseel/federation/store';
import { runCommand, storeFolder } from './store/command.ts';

// Takes what `npm run build` has built into the release store and makes it live, in one change. Names of apps follow.

const root = path.join(import.meta.dirname, '..');

runCommand(async () => {
  const names = process.argv.slice(2);
  const dists = names.map((name) => path.join(root, 'apps', name, 'dist'));
  const { shell, features } = await publishTogether(storeFolder, dists);
  for (const name of names) console.log(`${name} ${(name === 'shell' ? shell : features[name])?.version}`);
});
