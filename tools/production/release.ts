import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '@tawseel/federation/command';
import type { Origin } from '@tawseel/federation/store';
import { releaseBuilds } from '../store/release-builds.ts';
import { readReleaseRequest } from '../store/release-request.ts';

// Releases builds of the production folder: npm run release -- shell fleet, with the options of the checkout's command.

const folder = path.join(import.meta.dirname, '..');

runCommand(async () => {
  const builds = path.join(folder, 'builds');
  const request = readReleaseRequest(await readdir(builds));
  if (request.dirty) throw new Error('--dirty is for a checkout: this folder has builds and no sources.');
  const origin: Origin = JSON.parse(await readFile(path.join(folder, 'origin.json'), 'utf8'));
  await releaseBuilds(request, builds, origin);
});
