import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Origin } from '@tawseel/federation/store';
import { bundlePrograms, packagesBeside, servicePackages } from '../programs/bundle-programs.ts';
import { buildApps, root } from '../workspace/apps.mjs';
import { copyPackage } from './copy-package.ts';
import { licencesOf } from './licences.ts';
import { manifestOf, programs } from './programs.ts';

/** Builds the apps; source maps are not released. */
async function writeBuilds(folder: string, apps: readonly string[]): Promise<void> {
  if (!(await buildApps([...apps], folder))) throw new Error('Nothing was written: a build failed.');
  const files = await readdir(folder, { recursive: true });
  for (const file of files) if (file.endsWith('.map')) await rm(path.join(folder, file));
}

/**
 * Writes everything that the product needs beside Node.js: programs, packages with files of their own, and builds of the apps.
 *
 * @param folder New folder.
 * @param origin Where the sources come from, for the releases of the builds.
 */
export async function writeProduction(
  folder: string,
  apps: readonly string[],
  origin: Origin,
): Promise<void> {
  const packages = path.join(folder, 'node_modules');
  await mkdir(packages, { recursive: true });
  await writeBuilds(path.join(folder, 'builds'), apps);
  const files = await bundlePrograms(path.join(folder, 'programs'), programs());
  for (const name of packagesBeside) await copyPackage(name, servicePackages, packages);
  await writeFile(path.join(folder, 'THIRD-PARTY-LICENCES.txt'), await licencesOf(files));
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifestOf(), null, 2)}\n`);
  await writeFile(path.join(folder, 'origin.json'), `${JSON.stringify(origin, null, 2)}\n`);
  await copyFile(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
}
