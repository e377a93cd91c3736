import { spawn } from 'node:child_process';
import { requireNode } from './node-version.mjs';
import { runChecks, staticChecks } from './test/checks.mjs';
import { binary } from './test/run-command.mjs';
import { seedArguments } from './test/seed.mjs';
import { foldersOf } from './verify/folders.mjs';
import { featureNames } from './workspace/apps.mjs';

// Checks to run before a commit: lint, format, types, dead code, then the tests that start no processes. `npm run verify --
// fleet` checks one feature and the packages it depends on.

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
  const checked = await runChecks(staticChecks(folders));
  const isTested = await runTests(folders);
  if (!isTested || checked.some(({ isPassed }) => !isPassed)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
