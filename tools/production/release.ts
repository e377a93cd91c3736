import { readdir } from 'node:fs/promises';
import { runCommand } from '@tawseel/federation/command';
import { releaseBuilds } from '../store/release-builds.ts';
import { readReleaseRequest } from '../store/release-request.ts';
import { builds, readBuildsOrigin } from './builds.ts';

// Releases builds of the production folder: npm run release -- shell fleet, with the options of the checkout's command.

runCommand(async () => {
  const request = readReleaseRequest(await readdir(builds));
  if (request.dirty) throw new Error('--dirty is for a checkout: this folder has builds and no sources.');
  await releaseBuilds(request, builds, await readBuildsOrigin());
});
