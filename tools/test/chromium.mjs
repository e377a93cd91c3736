import { createRequire } from 'node:module';
import path from 'node:path';
import { binary, installFromSystem, outputOf, pathsOf, run } from './run-command.mjs';

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

/**
 * Path of the first Chromium that starts: Ubuntu's `chromium-browser` may be a stub that only speaks of snap.
 *
 * @returns {string | undefined}
 */
function findChromium() {
  const { CHROMIUM_PATH: chosen } = process.env;
  const candidates = [...(chosen ? [chosen] : []), ...names.flatMap(pathsOf), ...macPaths, playwrightsOwn()];
  return candidates.find((candidate) => outputOf(candidate, ['--version']));
}

/**
 * Finds Chromium or installs it: from the system as root, else Playwright's own. Prints instructions when neither works.
 *
 * @returns {string | undefined} path of its executable
 */
export function ensureChromium() {
  const withLibraries = process.getuid?.() === 0 && process.platform === 'linux' ? ['--with-deps'] : [];
  return (
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
