import { spawn } from 'node:child_process';
import { requireNode } from './node-version.mjs';
import { binary } from './test/run-command.mjs';
import { seedArguments } from './test/seed.mjs';
import { foldersOf } from './verify/folders.mjs';
import { featureNames } from './workspace/apps.mjs';

// Checks to run before a commit: lint, format, types, dead code, then the tests that start no processes. `npm run verify --
// fleet` checks one feature and the packages it depends on.

/** Runs a check to its end and shows its output then. @param {string} name @param {string[]} args */
function check(name, args) {
  const start = Date.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      if (code !== 0) console.log(output.trim());
      console.log(`${code === 0 ? '✓' : '✗'} ${name} ${seconds} s`);
      resolve(code === 0);
    });
  });
}

/** @param {readonly string[]} folders */
function runTests(folders) {
  const projects = ['--selectProjects', 'web', 'api', 'node'];
  const args = [binary('jest'), ...projects, '--maxWorkers=100%', ...seedArguments(), ...folders];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code === 0));
  });
}

requireNode();
try {
  const [feature] = process.argv.slice(2);
  const folders = feature === undefined ? [] : foldersOf(feature, featureNames());
  const checks = [
    () => check('types', ['tools/types.mjs', ...folders]),
    () => check('lint', [binary('oxlint'), ...folders]),
    () => check('format', [binary('prettier'), '--check', ...(feature === undefined ? ['.'] : folders)]),
    ...(feature === undefined ? [() => check('dead code', [binary('knip')])] : []),
  ];
  let passed = true;
  // Two at a time: the type checker and lint use several cores by themselves.
  const next = async () => {
    for (let run = checks.shift(); run; run = checks.shift()) passed = (await run()) && passed;
  };
  await Promise.all([next(), next()]);
  if (!(await runTests(folders)) || !passed) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
