import path from 'node:path';
import { readArguments, runCommand } from '@tawseel/federation/command';
import { appFolder } from './workspace/apps.mjs';
import { storeFolder } from './store/command.ts';
import { publishBuilds } from './store/publish-builds.ts';
import { setAsideOtherContract } from './store/set-aside.ts';

// Publishes the builds of `npm run build`. Arguments are names of apps; --from is a folder with a build below each name.

runCommand(async () => {
  const { positionals: names, values } = readArguments({ from: { type: 'string' } });
  const { from } = values;
  const aside = setAsideOtherContract(storeFolder);
  if (aside) console.log(`The releases of another contract are now in ${aside}.`);
  await publishBuilds('npm start', names, (name) =>
    from ? path.join(from, name) : path.join(appFolder(name), 'dist'),
  );
});
