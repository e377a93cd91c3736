import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

// Tests start the services more than a hundred times. Loading their sources takes 2.4 s of processor time, loading a bundle
// 0.5 s. Journeys and the tests of `npm start` and `npm run serve` start them from their sources.

const root = join(import.meta.dirname, '../../../..');
const programs = [
  'services/api/src/main.ts',
  'services/api/src/commands/*.ts',
  'services/api/src/testing/embedded-host.ts',
  'services/api/src/testing/migrate-folder.ts',
  'services/api/src/testing/stream-in-little-memory.ts',
  'services/api/src/testing/write-to-folder.ts',
  'services/gateway/src/main.ts',
];

/** Packages with files of their own, which they find beside their code. */
const external = ['@electric-sql/pglite', '@node-rs/argon2', 'pg-native'];

// CommonJS packages call `require`, which an ES module does not have.
const js = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

/** Bundles the programs that tests start, once for a run, and names their folder in the workers' environment. */
export default async function bundlePrograms(): Promise<void> {
  if (process.env.TEST_PROGRAMS) return;
  // Below the packages of the API, so that the external ones are found.
  const cache = join(import.meta.dirname, '../../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'programs-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    absWorkingDir: root,
    entryPoints: programs,
    outbase: root,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external,
    banner: { js },
    logLevel: 'error',
  });
  process.env.TEST_PROGRAMS = folder;
}
