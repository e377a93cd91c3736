import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { requireNode } from './node-version.mjs';
import { compilePackage } from './packages/compile.mjs';
import { missingMajors } from './packages/dependent-majors.mjs';
import { checkTypes, nextVersion, recordTypes } from './packages/public-types.mjs';
import { pnpm } from './pnpm.mjs';
import { root } from './workspace/apps.mjs';

// Builds the packages that a team installs, compares their types with those of the last release, and packs them:
// npm run packages [-- folder]. The default folder is dist/packages. --record makes the present types those of the last release.

const pnpmfile = path.join(import.meta.dirname, 'packages/pnpmfile.mjs');

/** Folders of the packages that are published. */
function publishedPackages() {
  const folder = path.join(root, 'packages');
  const isPublished = (/** @type {string} */ name) =>
    !JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8')).private;
  return readdirSync(folder)
    .filter(isPublished)
    .map((name) => path.join(folder, name));
}

requireNode();
try {
  const { values, positionals } = parseArgs({
    options: { record: { type: 'boolean' } },
    allowPositionals: true,
  });
  const destination = path.resolve(positionals[0] ?? path.join(root, 'dist/packages'));
  rmSync(destination, { recursive: true, force: true });
  mkdirSync(destination, { recursive: true });
  const folders = publishedPackages();
  const missing = missingMajors(await Promise.all(folders.map(nextVersion)));
  if (missing.length > 0) throw new Error(missing.join('\n'));
  await Promise.all(folders.map(compilePackage));
  await Promise.all(folders.map(values.record ? recordTypes : checkTypes));
  for (const cwd of folders) {
    const args = ['pack', '--silent', `--config.pnpmfile=${pnpmfile}`, '--pack-destination', destination];
    if (!pnpm(args, { cwd })) throw new Error(`${path.basename(cwd)} could not be packed.`);
  }
  console.log(
    `Packed into ${path.relative(process.cwd(), destination)}: ${readdirSync(destination).join(', ')}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
