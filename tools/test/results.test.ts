import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readJest, readPlaywright } from './results.mjs';
import { summary } from './summary.mjs';

function fileOf(report: unknown): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'results-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const counted = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 };
const suites = [
  { status: 'passed', assertionResults: [{ status: 'passed' }] },
  { status: 'failed', assertionResults: [{ status: 'failed' }] },
];

test('counts the tests of Jest', () => {
  const file = fileOf({ ...counted, testResults: suites });
  expect(readJest(file, false)).toEqual({ passed: 5, failed: 1, skipped: 2 });
});

test('a suite of Jest that did not load, or whose hook threw, adds a failure', () => {
  const file = fileOf({
    ...counted,
    testResults: [
      ...suites,
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'passed' }] },
    ],
  });
  expect(readJest(file, false).failed).toBe(3);
});

test('counts the journeys of Playwright and the errors outside of them', () => {
  const file = fileOf({
    stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 1 },
    errors: [{ message: 'x' }],
  });
  expect(readPlaywright(file, false)).toEqual({ passed: 4, failed: 3, skipped: 1 });
});

test('a run that failed without a reported failure counts as one', () => {
  expect(readJest('/nowhere/report.json', true)).toEqual({ passed: 0, failed: 1 });
  expect(readPlaywright('/nowhere/report.json', true)).toEqual({ passed: 0, failed: 1 });
  const file = fileOf({ stats: { expected: 3, flaky: 0, unexpected: 0, skipped: 0 }, errors: [] });
  expect(readPlaywright(file, false).failed).toBe(1);
  expect(readPlaywright(file, true).failed).toBe(0);
});

test('the last line has the totals of all steps', () => {
  const { text, failed } = summary([
    { name: 'install', seconds: 0, passed: 0, failed: 0 },
    { name: 'lint', seconds: 1.23, passed: 1, failed: 0 },
    { name: 'tests', seconds: 70, passed: 40, failed: 2, skipped: 3, note: 'PostgreSQL SKIPPED' },
  ]);
  expect(text.split('\n')).toEqual([
    '✓ install     0.0 s',
    '✓ lint        1.2 s  1 passed',
    '✗ tests      70.0 s  40 passed, 2 failed, 3 skipped, PostgreSQL SKIPPED',
    '',
    '41 passed, 2 failed',
  ]);
  expect(failed).toBe(2);
});
