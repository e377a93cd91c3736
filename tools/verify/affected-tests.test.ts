import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { affectedTests } from './affected-tests.mjs';
import { changesBetween, recordVerified, verifiedTree, workTree } from './work-tree.mjs';

const tests = ['apps/fleet/src/words/words.test.ts', 'packages/ui/src/table/data-table.test.tsx'];

describe('affectedTests', () => {
  it('follows imports from changed sources and adds tests that read sources as files', () => {
    expect(affectedTests(['packages/ui/src/table/data-table.tsx', 'docs/operations.md'], tests)).toEqual([
      '--findRelatedTests',
      'packages/ui/src/table/data-table.tsx',
      'apps/fleet/src/words/words.test.ts',
    ]);
  });

  it.each([
    'pnpm-lock.yaml',
    'jest.config.mjs',
    'packages/federation/src/jest/web.setup.ts',
    'apps/fleet/feature.json',
  ])('runs all tests when %s changes', (file) => expect(affectedTests([file], tests)).toEqual([]));
});

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
