import { spawn } from 'node:child_process';
import { requireNode } from './node-version.mjs';
import { runChecks, staticChecks } from './test/checks.mjs';
import { binary, outputOf } from './test/run-command.mjs';
import { jestArguments } from './test/jest-arguments.mjs';
import { affectedTests } from './verify/affected-tests.mjs';
import { foldersOf } from './verify/folders.mjs';
import { changesBetween, recordVerified, verifiedTree, workTree } from './verify/work-tree.mjs';
import { featureNames, root } from './workspace/apps.mjs';

// Checks to run before a commit: lint, format, types, dead code, then the tests that start no processes and that the changes
// since the last passed run can affect. `npm run verify -- --all` runs all of them; `npm run verify -- fleet` checks one
// feature and the packages it depends on.

/** @param {readonly string[]} selection */
function runTests(selection) {
  const projects = ['--selectProjects', 'web', 'api', 'node'];
  const args = [binary('jest'), ...projects, ...jestArguments(), ...selection];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code === 0));
  });
}

/** Arguments for the tests that the changes since the last passed run can affect. @param {string | undefined} tree */
function selectedTests(tree) {
  const verified = verifiedTree(root);
  const changed = tree && verified ? changesBetween(root, verified, tree) : undefined;
  if (!changed) return [];
  const tests = outputOf('git', ['ls-files', '*.test.ts', '*.test.tsx']) ?? '';
  const selection = affectedTests(changed, tests.split('\n').filter(Boolean));
  console.log(
    selection.length > 0
      ? `${changed.length} files changed since the checks passed last: running the tests that they can affect.`
      : 'Changes since the checks passed last can affect any test: running all.',
  );
  return selection;
}

requireNode();
try {
  const [argument] = process.argv.slice(2);
  const isWhole = argument === undefined || argument === '--all';
  const folders = isWhole ? [] : foldersOf(argument, featureNames());
  const tree = isWhole ? workTree(root) : undefined;
  const checked = await runChecks(staticChecks(folders));
  const isTested = await runTests(argument === undefined ? selectedTests(tree) : folders);
  if (!isTested || checked.some(({ isPassed }) => !isPassed)) process.exitCode = 1;
  else if (tree) recordVerified(root, tree);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
