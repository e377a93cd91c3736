import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './node-version.mjs';
import { ensureInstalled } from './pnpm.mjs';
import { runCheck, runChecks, staticChecks } from './test/checks.mjs';
import { ensureChromium } from './test/chromium.mjs';
import { ensureEngines } from './test/engines.mjs';
import { ensureNginx } from './test/nginx.mjs';
import { ensurePgbouncer } from './test/pgbouncer.mjs';
import { ensurePostgres } from './test/postgresql.mjs';
import { readJest, readPlaywright } from './test/results.mjs';
import { binary } from './test/run-command.mjs';
import { jestArguments } from './test/jest-arguments.mjs';
import { summary } from './test/summary.mjs';

// Runs all checks on a machine with only Node. A failed step does not stop the others, so that the totals are complete;
// only a failed installation does.

requireNode();
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
// Tests and the build set their own.
delete process.env.NODE_ENV;

/**
 * @typedef {import('./test/summary.mjs').Outcome} Outcome
 * @typedef {import('./test/summary.mjs').Step} Step
 */

const reports = mkdtempSync(path.join(tmpdir(), 'tawseel-test-'));

/**
 * @param {string} name
 * @param {() => Outcome | Promise<Outcome>} work
 * @returns {Promise<Step>}
 */
async function step(name, work) {
  const start = Date.now();
  const outcome = await attempt(work);
  return { name, seconds: (Date.now() - start) / 1000, ...outcome };
}

/** @param {() => Outcome | Promise<Outcome>} work */
async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
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

/** Notes on the programs that unit and API tests ran with or lack. */
function programNotes() {
  const majors = ensurePostgres();
  const notes = [
    majors.length > 0
      ? `PostgreSQL ${[...new Set([majors.at(0), majors.at(-1)])].join(' and ')}`
      : skipped('PostgreSQL', 'postgresql', 'API tests ran on the embedded database alone'),
    !ensurePgbouncer() && skipped('PgBouncer', 'pgbouncer', 'no pooler was tried'),
    !ensureNginx() && skipped('nginx', 'nginx-light openssl', 'deploy/nginx.conf was not tried'),
  ];
  return [`Node.js ${process.versions.node}`, ...notes].filter(Boolean).join('; ');
}

/** @param {string} note */
async function unitTests(note) {
  const report = path.join(reports, 'jest.json');
  const args = ['--json', `--outputFile=${report}`, '--ci', ...jestArguments()];
  const child = spawn(process.execPath, [binary('jest'), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise((resolve) => {
    child.on('close', resolve);
  });
  return { ...readJest(report, code === 0), note };
}

/** @param {string | undefined} chromium */
async function journeys(chromium) {
  if (!chromium) {
    console.error(
      'The browser journeys need Chromium and there is none. Install it (Debian: apt-get install chromium;',
    );
    console.error(
      'anywhere: npx playwright install --with-deps chromium, in e2e/) or set CHROMIUM_PATH to its program.',
    );
    return { passed: 0, failed: 1, note: 'no Chromium' };
  }
  const report = path.join(reports, 'playwright.json');
  const { isPassed } = await runCheck({
    name: 'browser journeys',
    args: [binary('@playwright/test', 'e2e'), 'test', '--forbid-only', '--reporter=list,json'],
    cwd: 'e2e',
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return readPlaywright(report, isPassed);
}

/** The journeys that matter, in the engines of Firefox and Safari. */
async function otherEngines() {
  const { found, missing } = ensureEngines();
  const notes = missing.map(({ title, packages }) =>
    skipped(title, packages.join(' '), 'no journey ran in that engine'),
  );
  const note = notes.join('; ') || undefined;
  if (found.length === 0) return { passed: 0, failed: 0, note };
  const report = path.join(reports, 'engines.json');
  const { isPassed } = await runCheck({
    name: 'journeys in other engines',
    args: [
      binary('@playwright/test', 'e2e'),
      'test',
      '-c',
      'engines',
      '--forbid-only',
      '--reporter=list,json',
    ],
    cwd: 'e2e',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return { ...readPlaywright(report, isPassed), note };
}

const build = { name: 'build', command: 'npm', args: ['run', 'build'] };

/** @returns {Promise<Step[]>} */
async function checksAndTests() {
  const note = programNotes();
  const chromium = ensureChromium();
  const checked = await runChecks([...staticChecks(), build]);
  const steps = checked.map(({ name, seconds, isPassed }) => ({
    name,
    seconds,
    passed: Number(isPassed),
    failed: Number(!isPassed),
  }));
  const isBuilt = checked.some(({ name, isPassed }) => name === build.name && isPassed);
  const unit = await step('unit and API tests', () => unitTests(note));
  // Not beside the other tests: both need every core, and journeys measure times.
  const browser = await step('browser journeys', () =>
    isBuilt ? journeys(chromium) : { passed: 0, failed: 1, note: 'nothing built' },
  );
  const engines = await step('journeys in other engines', () =>
    isBuilt ? otherEngines() : { passed: 0, failed: 1, note: 'nothing built' },
  );
  return [...steps, unit, browser, engines];
}

const start = Date.now();
const installed = await step('install', () => ({ passed: 0, failed: Number(!ensureInstalled()) }));
const steps = [installed, ...(installed.failed === 0 ? await checksAndTests() : [])];

rmSync(reports, { recursive: true, force: true });
const { text, failed } = summary(steps);
console.log(`\n${text} in ${((Date.now() - start) / 60_000).toFixed(1)} minutes`);
process.exitCode = failed > 0 ? 1 : 0;
