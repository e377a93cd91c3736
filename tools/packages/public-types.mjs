import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { root } from '../workspace/apps.mjs';
import { incompatibilities } from './incompatibilities.mjs';
import { isProgram, publishedManifest } from './published-manifest.mjs';

/** @typedef {import('./incompatibilities.mjs').PublicTypes} PublicTypes */

/** Public types of the last release of a package: compressed JSON. @param {string} folder */
const recordOf = (folder) => path.join(import.meta.dirname, 'released', `${path.basename(folder)}.json.gz`);

/** @param {string} folder */
async function manifestOf(folder) {
  /** @type {{ name: string, version: string, exports?: Record<string, string> }} */
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

/** Records the public types of a compiled package as those of its last release. @param {string} folder */
export async function recordTypes(folder) {
  if (isProgram(path.basename(folder))) return;
  const json = JSON.stringify(await publicTypes(folder));
  await writeFile(recordOf(folder), gzipSync(json, { level: 9 }));
}

/** Whether a changeset plans a new major version of a package. @param {string} name */
async function plansMajor(name) {
  const folder = path.join(root, '.changeset');
  const changesets = (await readdir(folder)).filter((file) => file.endsWith('.md'));
  const texts = await Promise.all(changesets.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.some((text) => new RegExp(`^['"]${name}['"]: major$`, 'm').test(text));
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
  /** @type {PublicTypes} */
  const released = JSON.parse(gunzipSync(await readFile(recordOf(folder))).toString());
  const present = await publicTypes(folder);
  const [major] = present.version.split('.');
  const { name } = await manifestOf(folder);
  if (major !== released.version.split('.')[0] || (await plansMajor(name))) return;
  const names = await incompatibilities(released, present, folder);
  if (names.length > 0)
    throw new Error(
      `${path.basename(folder)} breaks code for ${released.version}: ${names.join(', ')}. ` +
        'Keep them compatible, or plan a new major version: npm run changeset.',
    );
}
