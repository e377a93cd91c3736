import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changesBetween, publishedTree, recordVerified, verifiedTree, workTree } from './work-tree.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'tawseel-verify-test-'));
const origin = path.join(folder, 'origin');
const clone = path.join(folder, 'clone');

afterAll(() => rmSync(folder, { recursive: true }));

function git(root: string, ...args: string[]) {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', ['-C', root, ...author, ...args], { stdio: 'ignore' });
}

function commit(root: string, file: string) {
  writeFileSync(path.join(root, file), file);
  git(root, 'add', '--all');
  git(root, 'commit', '--message', file);
}

function changedSince(tree: string | undefined) {
  const now = workTree(clone);
  return tree && now ? changesBetween(clone, tree, now) : undefined;
}

beforeAll(() => {
  git(folder, 'init', '--initial-branch', 'main', origin);
  commit(origin, 'published.ts');
  git(folder, 'clone', origin, clone);
});

test('a new clone has no changes since the default branch of its origin', () => {
  expect(changedSince(publishedTree(clone))).toEqual([]);
});

test('commits of a branch and files that are not committed are changes; newer commits of the origin are not', () => {
  git(clone, 'switch', '--create', 'branch');
  commit(clone, 'committed.ts');
  writeFileSync(path.join(clone, 'new.ts'), '');
  commit(origin, 'newer.ts');
  git(clone, 'fetch');
  expect(changedSince(publishedTree(clone))).toEqual(['committed.ts', 'new.ts']);
});

test('a repository without an origin has no published files', () => {
  expect(publishedTree(origin)).toBeUndefined();
});

test('the tree whose checks passed is recorded, for everything and for one app', () => {
  expect(verifiedTree(clone)).toBeUndefined();
  const tree = workTree(clone) ?? '';
  recordVerified(clone, tree, 'fleet');
  expect(verifiedTree(clone)).toBeUndefined();
  expect(verifiedTree(clone, 'fleet')).toBe(tree);
});
