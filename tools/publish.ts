import path from 'node:path';
import { readArguments, runCommand } from '@tawseel/federation/command';
import { appFolder } from './workspace/apps.mjs';
import { publishBuilds } from './store/publish-builds.ts';

// Publishes the builds of `npm run build`. Arguments are names of apps; --from is a folder with a build below each name.

runCommand(async () => {
  const { positionals: names, values } = readArguments({ from: { type: 'string' } });
  const { from } = values;
  await publishBuilds('npm start', names, (name) =>
    from ? path.join(from, name) : path.join(appFolder(name), 'dist'),
  );
});
