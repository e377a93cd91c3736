import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '@tawseel/federation/command';
import { publishBuilds } from '../store/publish-builds.ts';
import { builds, readBuildsOrigin } from './builds.ts';

// Publishes all builds of the production folder, as containers do at each start: npm run publish-builds.

runCommand(async () => {
  const names = await readdir(builds);
  const distOf = (name: string) => path.join(builds, name);
  await publishBuilds('npm run publish-builds', names, distOf, await readBuildsOrigin());
});
