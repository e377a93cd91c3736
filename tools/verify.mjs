import { spawn } from 'node:child_process';
import { requireNode } from './node-version.mjs';
import { runChecks, staticChecks } from './test/checks.mjs';
import { binary, outputOf } from './test/run-command.mjs';
import { jestArguments } from './test/jest-arguments.mjs';
import { affectedTests } from './verify/affected-tests.mjs';
import { folderOf, foldersToCheck } from './verify/folders.mjs';
import {
  changesBetween,
  publishedTree,
  recordVerified,
  verifiedTree,
  workTree,
} from './verify/work-tree.mjs';
import { featureNames, root } from './workspace/apps.mjs';

// Checks to run before a commit: lint, format, types, dead code, then the tests that start no processes and that the changes
// since the last passed run can affect. Before the first one, these are the changes since the default branch of `origin`, where
// all tests have run. `npm run verify -- --all` runs all of them; `npm run verify -- fleet` checks one feature, and the packages
// it uses that have changed since.

/** @param {readonly string[]} selection */
function runTests(selection) {
  const projects = ['--selectProjects', 'web', 'api', 'node'];
  const args = [binary('jest'), ...projects, ...jestArguments(), ...selection];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code === 0));
  });
}

/** Files that changed since the checks passed last. @param {string | undefined} tree @param {string} [app] */
function changesSince(tree, app) {
  // Checks of everything include those of the app.
  const verified = verifiedTree(root, app) ?? verifiedTree(root) ?? publishedTree(root);
  return tree && verified ? changesBetween(root, verified, tree) : undefined;
}

/** Arguments for the tests that the changes since the last passed run can affect. @param {string | undefined} tree */
function selectedTests(tree) {
  const changed = changesSince(tree);
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

/**
 * Folders and tests of one app. The test of feature.json and code is that of all features.
 *
 * @param {string} app
 * @param {string | undefined} tree
 */
function selectApp(app, tree) {
  const folder = folderOf(app, featureNames());
  const folders = foldersToCheck(folder, changesSince(tree, app));
  console.log(`Checking ${folders.join(', ')}.`);
  return { folders, tests: [...folders.map((name) => `${name}/`), 'tools/feature-contract'] };
}

requireNode();
try {
  const [argument] = process.argv.slice(2);
  const app = argument === '--all' ? undefined : argument;
  const tree = workTree(root);
  const { folders, tests } = app ? selectApp(app, tree) : { folders: [], tests: undefined };
  const checked = await runChecks(staticChecks(folders));
  const isTested = await runTests(tests ?? (argument === '--all' ? [] : selectedTests(tree)));
  if (!isTested || checked.some(({ isPassed }) => !isPassed)) process.exitCode = 1;
  else if (tree) recordVerified(root, tree, app);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
