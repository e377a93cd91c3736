import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { foldersWithTypes } from './verify/folders.mjs';
import { featureNames } from './workspace/apps.mjs';

// Checks the types of every folder that has a tsconfig.json, or of the named apps and folders: npm run types -- fleet. The
// program of a folder includes the sources that it imports. Folders with equal compiler options
// are one program, so that the packages that they import are checked once. Two programs run at a time.
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const compiler = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

const nested = ['apps', 'packages', 'services'].flatMap((group) => {
  return readdirSync(path.join(root, group)).map((name) => `${group}/${name}`);
});
function readFolders() {
  const named = process.argv.slice(2);
  if (named.length > 0) return foldersWithTypes(named, featureNames());
  return [...nested, 'e2e', 'tools'].filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json')));
}

/** @type {string[]} */
let folders = [];
try {
  folders = readFolders();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Groups of folders whose compiler options are equal. */
function programs() {
  /** @type {Map<string, string[]>} */
  const byOptions = new Map();
  for (const folder of folders) {
    const { compilerOptions } = configOf(folder);
    const options = JSON.stringify(compilerOptions);
    byOptions.set(options, [...(byOptions.get(options) ?? []), folder]);
  }
  return [...byOptions.values()];
}

/** @param {string} folder */
function configOf(folder) {
  /** @type {{ compilerOptions: object, include: string[] }} */
  const config = JSON.parse(readFileSync(path.join(root, folder, 'tsconfig.json'), 'utf8'));
  return config;
}

const cache = path.join(root, 'node_modules/.cache/types');
mkdirSync(cache, { recursive: true });
const waiting = programs();

/** Writes the configuration of a program of several folders. @param {string[]} group @param {string} file */
function writeConfig(group, file) {
  const [first = ''] = group;
  const include = group.flatMap((folder) =>
    configOf(folder).include.map((pattern) => path.join(root, folder, pattern)),
  );
  writeFileSync(file, JSON.stringify({ extends: path.join(root, first, 'tsconfig.json'), include }));
}

/** @param {string[]} group */
async function check(group) {
  const [folder = ''] = group;
  const name = path.join(cache, group.join('+').replaceAll('/', '-'));
  const config = group.length > 1 ? `${name}.json` : folder;
  if (group.length > 1) writeConfig(group, config);
  // The next check of a program compiles what has changed since.
  const incremental = ['--incremental', '--tsBuildInfoFile', `${name}.tsbuildinfo`];
  const args = ['--noEmit', '--pretty', 'false', ...incremental, '-p', config];
  const child = spawn(process.execPath, [compiler, ...args], { cwd: root });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code === 0) return true;
  console.error(output.trim() || `${group.join(', ')}: the compiler ended with ${code}.`);
  return false;
}

async function checkWaiting() {
  let sound = true;
  for (let group = waiting.shift(); group; group = waiting.shift()) sound = (await check(group)) && sound;
  return sound;
}

const results = await Promise.all([checkWaiting(), checkWaiting()]);
if (results.includes(false)) process.exitCode = 1;
else console.log(`No type errors in ${folders.length} folders.`);
