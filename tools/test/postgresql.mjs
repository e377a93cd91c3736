import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installFromSystem, pathsOf } from './run-command.mjs';

const folders = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

function hasPostgres() {
  const versioned = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => {
      return readdirSync(folder).map((name) => path.join(folder, name, 'bin'));
    });
  return pathsOf('initdb').length > 0 || versioned.some((folder) => existsSync(path.join(folder, 'initdb')));
}

/**
 * Finds PostgreSQL's programs or installs them. The API's tests start a server of their own from them; without any they
 * run on the embedded database alone, which the summary reports.
 *
 * @returns {boolean} whether they are there
 */
export function ensurePostgres() {
  return hasPostgres() || (installFromSystem(['postgresql']) && hasPostgres());
}
