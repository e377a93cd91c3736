import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOrigin, runCommand } from '@tawseel/federation/command';
import { buildApps, appNames, root } from './workspace/apps.mjs';
import { sourcesOf } from './workspace/builds.mjs';
import { releaseBuilds } from './store/release-builds.ts';
import { readReleaseRequest } from './store/release-request.ts';

// Builds an app and releases it without changing others: npm run release -- fleet [--canary 10 | --companies 1001,1002].
// Several apps are built side by side and released in one change: npm run release -- shell fleet.
// --to URL releases at a running console, with the deploy token in TAWSEEL_TOKEN.

runCommand(async () => {
  const request = readReleaseRequest(appNames());
  const origin = await readOrigin(root, sourcesOf(request.names), request.dirty);
  // In a separate folder: two releases may build at once, and the browser tests serve `dist`.
  const builds = await mkdtemp(path.join(tmpdir(), 'tawseel-release-'));
  try {
    if (!(await buildApps(request.names, builds))) throw new Error('Not released: the build failed.');
    await releaseBuilds(request, builds, origin);
  } finally {
    await rm(builds, { recursive: true, force: true });
  }
});
