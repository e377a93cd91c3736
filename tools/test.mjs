import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './node-version.mjs';
import { ensureInstalled } from './pnpm.mjs';
import { ensureChromium } from './test/chromium.mjs';
import { ensureNginx } from './test/nginx.mjs';
import { ensurePostgres } from './test/postgresql.mjs';
import { readJest, readPlaywright } from './test/results.mjs';
import { binary, run } from './test/run-command.mjs';
import { seedArguments } from './test/seed.mjs';
import { summary } from './test/summary.mjs';

// Runs all checks on a machine with only Node. A failed step does not stop the next, so that the totals are complete;
// only a failed installation does.

requireNode();
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
// Tests and the build set their own.
delete process.env.NODE_ENV;

/** @type {import('./test/summary.mjs').Step[]} */
const steps = [];
const reports = mkdtempSync(path.join(tmpdir(), 'tawseel-test-'));

/**
 * @param {string} name
 * @param {() => import('./test/summary.mjs').Outcome} work
 */
function step(name, work) {
  console.log(`\n=== ${name}`);
  const start = Date.now();
  const outcome = attempt(work);
  steps.push({ name, seconds: (Date.now() - start) / 1000, ...outcome });
  return outcome.failed === 0;
}

/** @param {() => import('./test/summary.mjs').Outcome} work */
function attempt(work) {
  try {
    return work();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}

/**
 * A command that either passes or fails.
 *
 * @param {string} command
 * @param {string[]} args
 */
function check(command, args) {
  const passed = run(command, args);
  return { passed: Number(passed), failed: Number(!passed) };
}

/**
 * Prints how to run the tests that need a missing program; returns the note for the summary.
 *
 * @param {string} program
 * @param {string} debian its package there
 * @param {string} consequence
 */
function skipped(program, debian, consequence) {
  console.log(
    `${program} was not found and could not be installed: its tests are SKIPPED. To run them too, install it`,
  );
  console.log(`(Debian: apt-get install ${debian}) or put its programs on PATH.`);
  return `${program} SKIPPED: ${consequence}`;
}

/** @param {string} name */
function unitTests(name) {
  const notes = [
    !ensurePostgres() && skipped('PostgreSQL', 'postgresql', 'API tests ran on the embedded database alone'),
    !ensureNginx() && skipped('nginx', 'nginx-light openssl', 'deploy/nginx.conf was not tried'),
  ];
  const report = path.join(reports, `${name}.json`);
  const args = ['--json', `--outputFile=${report}`, '--maxWorkers=100%', '--ci', ...seedArguments()];
  const passed = run(process.execPath, [binary('jest'), ...args]);
  return { ...readJest(report, passed), note: notes.filter(Boolean).join('; ') || undefined };
}

/** @param {string} name */
function journeys(name) {
  const chromium = ensureChromium();
  if (!chromium) {
    console.error(
      'The browser journeys need Chromium and there is none. Install it (Debian: apt-get install chromium;',
    );
    console.error(
      'anywhere: npx playwright install --with-deps chromium, in e2e/) or set CHROMIUM_PATH to its program.',
    );
    return { passed: 0, failed: 1, note: 'no Chromium' };
  }
  const report = path.join(reports, `${name}.json`);
  const passed = run(
    process.execPath,
    [binary('@playwright/test', 'e2e'), 'test', '--forbid-only', '--reporter=list,json'],
    {
      cwd: 'e2e',
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  );
  return readPlaywright(report, passed);
}

const installed = step('install', () => ({ passed: 0, failed: Number(!ensureInstalled()) }));
if (installed) {
  step('lint', () => check(process.execPath, [binary('oxlint')]));
  step('format', () => check(process.execPath, [binary('prettier'), '--check', '.']));
  step('types', () => check(process.execPath, ['tools/types.mjs']));
  step('dead code', () => check(process.execPath, [binary('knip')]));
  step('unit and API tests', () => unitTests('jest'));
  const built = step('build', () => check('npm', ['run', 'build']));
  step('browser journeys', () =>
    built ? journeys('playwright') : { passed: 0, failed: 1, note: 'nothing built' },
  );
}

rmSync(reports, { recursive: true, force: true });
const { text, failed } = summary(steps);
console.log(`\n${text}`);
process.exitCode = failed > 0 ? 1 : 0;
