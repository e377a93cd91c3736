import path from 'node:path';
import { publishStarted } from '@tawseel/federation/store';
import { appFolder } from './workspace/apps.mjs';
import { readArguments, runCommand, storeFolder } from './store/command.ts';

// Publishes the builds of `npm run build` in one change of the registry, except apps that a person has released or
// rolled back. Arguments are names of apps; --from is a folder with a build below each name.

runCommand(async () => {
  const { positionals: names, values } = readArguments({ from: { type: 'string' } });
  const { from } = values;
  const dists = names.map((name) => (from ? path.join(from, name) : path.join(appFolder(name), 'dist')));
  const { registry, left, obstacle } = await publishStarted(storeFolder, dists);
  for (const name of names) {
    const live = name === 'shell' ? registry.shell : registry.features[name];
    if (!left.some((app) => app.name === name)) console.log(`${name} ${live?.version}`);
  }
  for (const { name, version, canary } of left) {
    const beside = canary ? `, with its canary ${canary}` : '';
    console.log(
      `${name} ${version} stays live${beside}: npm start replaces only what it has published itself. ` +
        `To publish this checkout: npm run release -- ${name}`,
    );
  }
  if (obstacle)
    console.log(`Nothing of this checkout was published, for it does not run with that:\n${obstacle}`);
});
