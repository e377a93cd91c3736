import { cp, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';

/** Files for developers. */
const types = /\.(map|d\.[cm]?ts)$/;

interface PackageManifest {
  type?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** A package's place as pnpm links it: below the packages that depend on it. */
async function find(name: string, packages: string): Promise<string | undefined> {
  return realpath(path.join(packages, name)).catch(() => undefined);
}

/**
 * Copies an installed package and its dependencies, without links. Optional dependencies of other platforms are not installed.
 *
 * @param from Folder of packages that has it.
 * @param to Folder of packages of the copy.
 */
export async function copyPackage(name: string, from: string, to: string): Promise<void> {
  const folder = await find(name, from);
  if (!folder) throw new Error(`The package ${name} is not installed.`);
  const manifest: PackageManifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const isUnused = (file: string) =>
    types.test(file) ||
    path.basename(file) === 'node_modules' ||
    // The programs are ES modules: they import no CommonJS copy of one.
    (manifest.type === 'module' && file.endsWith('.cjs'));
  await cp(folder, path.join(to, name), { recursive: true, filter: (file) => !isUnused(file) });
  // pnpm installs the dependencies of a package beside it.
  const beside = folder.slice(0, -name.length);
  for (const own of Object.keys(manifest.dependencies ?? {})) await copyPackage(own, beside, to);
  for (const own of Object.keys(manifest.optionalDependencies ?? {}))
    if (await find(own, beside)) await copyPackage(own, beside, to);
}
