import { createRequire } from 'node:module';
import path from 'node:path';
import { binary, installFromSystem, outputOf, pathsOf, run } from './run-command.mjs';

// Chromium without its own windows: it loads the sign-in page with less than half of the processor time.
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where Playwright keeps the Chromium that it downloads itself. */
function playwrightsOwn() {
  const fromJourneys = createRequire(path.join(process.cwd(), 'e2e/package.json'));
  return String(fromJourneys('@playwright/test').chromium.executablePath());
}

/** @param {readonly string[]} candidates */
const firstThatStarts = (candidates) => candidates.find((candidate) => outputOf(candidate, ['--version']));

/** The shell of the system. */
const findShell = () => firstThatStarts(pathsOf(shell));

/**
 * Path of the first Chromium that starts: Ubuntu's `chromium-browser` may be a stub that only speaks of snap.
 *
 * @returns {string | undefined}
 */
function findChromium() {
  return firstThatStarts([...names.flatMap(pathsOf), ...macPaths, playwrightsOwn()]);
}

/**
 * Finds Chromium or installs it: the program of CHROMIUM_PATH, else the shell, from the system as root, else another
 * Chromium, else Playwright's own. Prints instructions when none works.
 *
 * @returns {string | undefined} path of its executable
 */
export function ensureChromium() {
  const { CHROMIUM_PATH: chosen } = process.env;
  const withLibraries = process.getuid?.() === 0 && process.platform === 'linux' ? ['--with-deps'] : [];
  return (
    firstThatStarts(chosen ? [chosen] : []) ??
    findShell() ??
    (installFromSystem([shell]) ? findShell() : undefined) ??
    findChromium() ??
    afterwards(() => installFromSystem(['chromium'])) ??
    afterwards(() =>
      run(process.execPath, [binary('@playwright/test', 'e2e'), 'install', ...withLibraries, 'chromium']),
    )
  );
}

/** @param {() => boolean} install */
function afterwards(install) {
  return install() ? findChromium() : undefined;
}
