import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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
  // The list of an upload is written beside the files, and this folder may be read-only.
  const copies = await mkdtemp(path.join(tmpdir(), 'tawseel-release-'));
  try {
    for (const name of request.names)
      await cp(path.join(builds, name), path.join(copies, name), { recursive: true });
    await releaseBuilds(request, copies, origin);
  } finally {
    await rm(copies, { recursive: true, force: true });
  }
});
