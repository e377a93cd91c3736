import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installFromSystem, outputOf, pathsOf } from './run-command.mjs';

// The browsers of the journeys in e2e/engines, as Debian and Ubuntu have them.

/** @typedef {{ driver: string, browser: string, screen: string }} WebKitPrograms */

/** @returns {string | undefined} path of the first Firefox that starts */
export function findFirefox() {
  const { FIREFOX_PATH: chosen } = process.env;
  const candidates = chosen ? [chosen] : ['firefox-esr', 'firefox'].flatMap(pathsOf);
  return candidates.find((candidate) => outputOf(candidate, ['--version']));
}

/** Debian keeps WebKit's browser in a folder of the processor's name. */
function miniBrowsers() {
  const libraries = '/usr/lib';
  const folders = existsSync(libraries)
    ? readdirSync(libraries).map((name) => path.join(libraries, name))
    : [];
  return folders
    .flatMap((folder) =>
      ['4.1', '4.0', '6.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`),
    )
    .filter((file) => existsSync(file));
}

/** @returns {WebKitPrograms | undefined} WebKit with its driver, and the screen that it draws on */
export function findWebKit() {
  const [driver] = pathsOf('WebKitWebDriver');
  const [screen] = pathsOf('Xvfb');
  const [browser] = miniBrowsers();
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** Every engine but that of the other journeys, Chromium's. */
const engines = {
  firefox: { title: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  webkit: { title: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
};

/**
 * Finds the engines or installs them.
 *
 * @returns {{ found: string[], missing: { title: string, packages: string[] }[] }} projects of the journeys, and what is not there
 */
export function ensureEngines() {
  const all = Object.entries(engines).map(([project, { title, find, packages }]) => ({
    project,
    title,
    packages,
    isThere: Boolean(find()) || (installFromSystem(packages) && Boolean(find())),
  }));
  return {
    found: all.filter(({ isThere }) => isThere).map(({ project }) => project),
    missing: all.filter(({ isThere }) => !isThere),
  };
}
