import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePrograms, servicePackages } from '../programs/bundle-programs.ts';

// Tests start the services more than a hundred times. Loading their sources takes 2.4 s of processor time, loading a bundle
// 0.5 s. Journeys, the tests of `npm start` and `npm run serve`, and the release of a real app start the sources.

const programs = [
  'services/api/src/main.ts',
  'services/api/src/commands/*.ts',
  'services/api/src/testing/embedded-host.ts',
  'services/api/src/testing/embedded-image.ts',
  'services/api/src/testing/migrate-folder.ts',
  'services/api/src/testing/stream-in-little-memory.ts',
  'services/api/src/testing/write-to-folder.ts',
  'services/gateway/src/main.ts',
  'packages/federation/src/testing/release-builds.ts',
  'tools/publish.ts',
  'tools/release.ts',
  'tools/releases.ts',
];

/** Bundles the programs that tests start, once for a run, and names their folder in the workers' environment. */
export default async function setUpPrograms(): Promise<void> {
  if (process.env.TEST_PROGRAMS) return;
  const cache = join(servicePackages, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'programs-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await bundlePrograms(folder, programs);
  process.env.TEST_PROGRAMS = folder;
}
