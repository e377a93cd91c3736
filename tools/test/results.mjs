import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped?: number }} Totals */

/**
 * Totals of Jest's JSON report. A suite that failed outside of its tests (it did not load, a hook threw) counts as
 * a failure; so does a run that failed without a reported failure.
 *
 * @param {string} file
 * @param {boolean} succeeded whether the run did
 * @returns {Totals}
 */
export function readJest(file, succeeded) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const outside = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ suite) =>
      suite.status === 'failed' && !suite.assertionResults.some(({ status }) => status === 'failed'),
  );
  const failed = report.numFailedTests + outside.length;
  return {
    passed: report.numPassedTests,
    failed: atLeastOne(failed, succeeded),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Totals of Playwright's JSON report. A test that passed on a retry passed; an error outside the tests counts as
 * a failure.
 *
 * @param {string} file
 * @param {boolean} succeeded whether the run did
 * @returns {Totals}
 */
export function readPlaywright(file, succeeded) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: atLeastOne(stats.unexpected + errors.length, succeeded),
    skipped: stats.skipped,
  };
}

/**
 * @param {number} failed
 * @param {boolean} succeeded
 */
function atLeastOne(failed, succeeded) {
  return succeeded ? failed : Math.max(failed, 1);
}
