import { affectedTests } from './affected-tests.mjs';

const tests = ['apps/fleet/src/words/words.test.ts', 'packages/ui/src/table/data-table.test.tsx'];

describe('affectedTests', () => {
  it('follows imports from changed sources and adds tests that read sources as files', () => {
    expect(
      affectedTests(
        ['packages/ui/src/table/data-table.tsx', 'docs/operations.md', '.changeset/rows.md'],
        tests,
      ),
    ).toEqual([
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
