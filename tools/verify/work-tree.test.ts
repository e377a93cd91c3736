import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changesBetween, publishedTree, recordVerified, verifiedTree, workTree } from './work-tree.mjs';

function git(root: string, ...args: string[]) {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', ['-C', root, ...author, ...args], { stdio: 'ignore' });
}

function commit(root: string, file: string) {
  writeFileSync(path.join(root, file), file);
  git(root, 'add', '--all');
  git(root, 'commit', '--message', file);
}

describe('workTree', () => {
  let root: string;
  const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'tawseel-work-tree-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('names new, changed and removed files since the last verified tree and leaves the index alone', () => {
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    write('.gitignore', 'node_modules\n');
    write('changed', 'before');
    write('removed', '');
    const before = workTree(root) ?? '';
    recordVerified(root, before);
    write('changed', 'after');
    write('new', '');
    rmSync(path.join(root, 'removed'));
    const after = workTree(root) ?? '';
    expect(changesBetween(root, verifiedTree(root) ?? '', after)).toEqual(['changed', 'new', 'removed']);
    expect(execFileSync('git', ['diff', '--cached', '--name-only'], { cwd: root, encoding: 'utf8' })).toBe(
      '',
    );
  });

  it('has a record of its own for an app that is checked alone', () => {
    recordVerified(root, 'of-all');
    expect(verifiedTree(root, 'fleet')).toBeUndefined();
    recordVerified(root, 'of-fleet', 'fleet');
    expect([verifiedTree(root), verifiedTree(root, 'fleet')]).toEqual(['of-all', 'of-fleet']);
  });

  it('is undefined outside a Git clone', () => {
    expect(workTree(root)).toBeUndefined();
    expect(verifiedTree(root)).toBeUndefined();
  });
});

describe('publishedTree', () => {
  let folder: string;
  let origin: string;
  let clone: string;

  function changedSince(tree: string | undefined) {
    const now = workTree(clone);
    return tree && now ? changesBetween(clone, tree, now) : undefined;
  }

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'tawseel-published-tree-'));
    origin = path.join(folder, 'origin');
    clone = path.join(folder, 'clone');
    git(folder, 'init', '--initial-branch', 'main', origin);
    commit(origin, 'published.ts');
    git(folder, 'clone', origin, clone);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has the files of a new clone', () => {
    expect(changedSince(publishedTree(clone))).toEqual([]);
  });

  it('has no commits of a branch, no files that are not committed, and no newer commits of the origin', () => {
    git(clone, 'switch', '--create', 'branch');
    commit(clone, 'committed.ts');
    writeFileSync(path.join(clone, 'new.ts'), '');
    commit(origin, 'newer.ts');
    git(clone, 'fetch');
    expect(changedSince(publishedTree(clone))).toEqual(['committed.ts', 'new.ts']);
  });

  it('is undefined without an origin', () => {
    expect(publishedTree(origin)).toBeUndefined();
  });
});
