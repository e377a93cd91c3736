import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '@tawseel/federation/command';
import { publishBuilds } from '../store/publish-builds.ts';

// Publishes all builds of the production folder, as containers do at each start: npm run publish-builds.

const builds = path.join(import.meta.dirname, '..', 'builds');

runCommand(async () =>
  publishBuilds('npm run publish-builds', await readdir(builds), (name) => path.join(builds, name)),
);
