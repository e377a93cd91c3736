import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { root } from '../workspace/apps.mjs';
import { incompatibilities } from './incompatibilities.mjs';
import { isProgram, publishedManifest } from './published-manifest.mjs';

/** @typedef {import('./incompatibilities.mjs').PublicTypes} PublicTypes */

const records = path.join(import.meta.dirname, 'released');

/** Public types of the last release of a package: compressed JSON; absent before its first one. @param {string} folder */
const recordOf = (folder) => path.join(records, `${path.basename(folder)}.json.gz`);

/** @param {string} folder */
async function manifestOf(folder) {
  /** @type {{ name: string, version: string, exports?: Record<string, string>, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} */
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  return manifest;
}

/** The public types of a compiled package. @param {string} folder @returns {Promise<PublicTypes>} */
async function publicTypes(folder) {
  const { version, ...manifest } = await manifestOf(folder);
  const { exports: exported = {} } = publishedManifest(manifest);
  const entries = Object.entries(exported).flatMap(([name, target]) =>
    typeof target === 'string' ? [] : [[name, target.types.replace('./dist/', '')]],
  );
  const dist = path.join(folder, 'dist');
  const files = (await readdir(dist, { recursive: true })).filter((file) => /\.d\.m?ts$/.test(file));
  const texts = files.toSorted().map(async (file) => [file, await readFile(path.join(dist, file), 'utf8')]);
  return {
    version,
    entries: Object.fromEntries(entries),
    files: Object.fromEntries(await Promise.all(texts)),
  };
}

/** Records the public types of a compiled package as those of its last release; a program has none. @param {string} folder */
export async function recordTypes(folder) {
  const { version } = await manifestOf(folder);
  const isOfProgram = isProgram(path.basename(folder));
  const json = JSON.stringify(isOfProgram ? { version, entries: {}, files: {} } : await publicTypes(folder));
  await mkdir(records, { recursive: true });
  await writeFile(recordOf(folder), gzipSync(json, { level: 9 }));
}

/** Whether a changeset plans a new major version of a package. @param {string} name */
async function plansMajor(name) {
  const folder = path.join(root, '.changeset');
  const changesets = (await readdir(folder)).filter((file) => file.endsWith('.md'));
  const texts = await Promise.all(changesets.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.some((text) => new RegExp(`^['"]${name}['"]: major$`, 'm').test(text));
}

/** Public types of the last release of a package. @param {string} folder */
async function releasedTypes(folder) {
  /** @type {PublicTypes} */
  const released = JSON.parse(gunzipSync(await readFile(recordOf(folder))).toString());
  return released;
}

/**
 * The next version of a package beside its last release.
 *
 * @param {string} folder
 * @returns {Promise<import('./dependent-majors.mjs').NextVersion>}
 */
export async function nextVersion(folder) {
  const { name, version, dependencies = {}, devDependencies = {} } = await manifestOf(folder);
  const released = existsSync(recordOf(folder)) ? (await releasedTypes(folder)).version : version;
  const isMajor = version.split('.')[0] !== released.split('.')[0] || (await plansMajor(name));
  // `npm create` writes the versions of its own development dependencies into a new feature.
  const installed = isProgram(path.basename(folder)) ? devDependencies : dependencies;
  return { name, dependencies: Object.keys(installed), isMajor };
}

/**
 * Compares the public types of a compiled package with those of its last release. A new major version may change them, and so
 * may a change with a changeset that plans one.
 *
 * @param {string} folder
 * @throws {Error} that names the incompatible exports
 */
export async function checkTypes(folder) {
  if (isProgram(path.basename(folder)) || !existsSync(recordOf(folder))) return;
  if ((await nextVersion(folder)).isMajor) return;
  const released = await releasedTypes(folder);
  const names = await incompatibilities(released, await publicTypes(folder), folder);
  if (names.length > 0)
    throw new Error(
      `${path.basename(folder)} breaks code for ${released.version}: ${names.join(', ')}. ` +
        'Keep them compatible, or plan a new major version: npm run changeset.',
    );
}
