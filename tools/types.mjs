import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { foldersWithTypes } from './verify/folders.mjs';
import { featureNames } from './workspace/apps.mjs';

// Checks the types of every folder that has a tsconfig.json, or of the named apps and folders: npm run types -- fleet. The
// program of a folder includes the sources that it imports. Folders with the same globals are one program, so that the
// packages that they import are checked once. Two programs run at a time.
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

/** Groups of folders with the same globals: those of browsers and of Jest. Matchers of Jest differ, and fail in a test. */
function programs() {
  /** @type {Map<string, string[]>} */
  const byGlobals = new Map();
  for (const folder of folders) {
    const { lib = [], types = [] } = configOf(folder).compilerOptions;
    const globals = JSON.stringify([lib.includes('dom'), types.includes('jest')]);
    byGlobals.set(globals, [...(byGlobals.get(globals) ?? []), folder]);
  }
  return [...byGlobals.values()];
}

/** @typedef {{ lib?: string[], types?: string[], allowJs?: boolean, checkJs?: boolean }} Options */

/** @param {string} folder */
function configOf(folder) {
  /** @type {{ compilerOptions: Options, include: string[] }} */
  const config = JSON.parse(readFileSync(path.join(root, folder, 'tsconfig.json'), 'utf8'));
  return config;
}

const cache = path.join(root, 'node_modules/.cache/types');
mkdirSync(cache, { recursive: true });
const waiting = programs();

/** Where a folder finds the types of a package. @param {string} name @param {string} folder */
function typesOf(name, folder) {
  const candidates = [path.join(root, folder), root].flatMap((from) => [
    path.join(from, 'node_modules/@types', name),
    path.join(from, 'node_modules', name),
  ]);
  return candidates.find((candidate) => existsSync(candidate)) ?? name;
}

/** Compiler options that fit every folder of a group. @param {string[]} group @returns {Options} */
function optionsOf(group) {
  const all = group.map((folder) => ({ folder, options: configOf(folder).compilerOptions }));
  const lib = all.flatMap(({ options }) => options.lib ?? []);
  const types = all.flatMap(({ folder, options }) =>
    (options.types ?? []).map((name) => typesOf(name, folder)),
  );
  const withScripts = all.some(({ options }) => options.checkJs === true);
  return {
    ...(lib.length > 0 && { lib: [...new Set(lib)] }),
    types: [...new Set(types)],
    ...(withScripts && { allowJs: true, checkJs: true }),
  };
}

/** Writes the configuration of a program of several folders. @param {string[]} group @param {string} file */
function writeConfig(group, file) {
  const [first = ''] = group;
  const include = group.flatMap((folder) =>
    configOf(folder).include.map((pattern) => path.join(root, folder, pattern)),
  );
  const config = {
    extends: path.join(root, first, 'tsconfig.json'),
    compilerOptions: optionsOf(group),
    include,
  };
  writeFileSync(file, JSON.stringify(config));
}

/** @type {Set<string>} */
const printed = new Set();

/** Prints each diagnostic once: several programs may contain its file. @param {string} output */
function printDiagnostics(output) {
  // Further lines of a diagnostic are indented.
  for (const diagnostic of output.split(/\n(?! )/)) {
    if (!printed.has(diagnostic)) console.error(diagnostic);
    printed.add(diagnostic);
  }
}

/** @param {string[]} group */
async function check(group) {
  const [folder = ''] = group;
  // A file's name has at most 255 bytes.
  const name = path.join(cache, group.join('+').replaceAll('/', '-').slice(0, 200));
  const config = group.length > 1 ? `${name}.json` : folder;
  if (group.length > 1) writeConfig(group, config);
  // The next check of a program compiles what has changed since.
  const incremental = ['--incremental', '--tsBuildInfoFile', `${name}.tsbuildinfo`];
  // The compiler's own defaults, four checkers that collect garbage often, cost small machines more than they save.
  const args = ['--noEmit', '--pretty', 'false', '--checkers', '2', ...incremental, '-p', config];
  const env = { ...process.env, GOGC: '400' };
  const child = spawn(process.execPath, [compiler, ...args], { cwd: root, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code === 0) return true;
  printDiagnostics(output.trim() || `${group.join(', ')}: the compiler ended with ${code}.`);
  return false;
}

async function checkWaiting() {
  let sound = true;
  for (let group = waiting.shift(); group; group = waiting.shift()) sound = (await check(group)) && sound;
  return sound;
}

const results = await Promise.all([checkWaiting(), checkWaiting()]);
if (results.includes(false)) process.exitCode = 1;
else console.log(`No type errors in ${folders.length} ${folders.length === 1 ? 'folder' : 'folders'}.`);
