import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Checks the types of every folder that has a tsconfig.json, or of those that are named, two at a time: each compiler uses
// several cores by itself.
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const compiler = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

const nested = ['apps', 'packages', 'services'].flatMap((group) => {
  return readdirSync(path.join(root, group)).map((name) => `${group}/${name}`);
});
const named = process.argv.slice(2);
const waiting = (named.length > 0 ? named : [...nested, 'e2e', 'tools']).filter((folder) =>
  existsSync(path.join(root, folder, 'tsconfig.json')),
);

/** @param {string} folder */
async function check(folder) {
  // The next check of a folder compiles what has changed since.
  const info = path.join(root, 'node_modules/.cache/types', `${folder.replaceAll('/', '-')}.tsbuildinfo`);
  const args = ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', info, '-p', folder];
  const child = spawn(process.execPath, [compiler, ...args], { cwd: root });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code === 0) return true;
  console.error(output.trim() || `${folder}: the compiler ended with ${code}.`);
  return false;
}

async function checkWaiting() {
  let sound = true;
  for (let folder = waiting.shift(); folder; folder = waiting.shift()) sound = (await check(folder)) && sound;
  return sound;
}

const count = waiting.length;
const results = await Promise.all([checkWaiting(), checkWaiting()]);
if (results.includes(false)) process.exitCode = 1;
else console.log(`No type errors in ${count} folders.`);
