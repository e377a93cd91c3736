import { existsSync } from 'node:fs';
import { installFromSystem, pathsOf } from './run-command.mjs';

function hasPgbouncer() {
  return pathsOf('pgbouncer').length > 0 || existsSync('/usr/sbin/pgbouncer');
}

/**
 * Finds PgBouncer or installs it. The tests start one of their own in front of a PostgreSQL server; without it they are skipped,
 * which the summary reports.
 *
 * @returns {boolean} whether it is there
 */
export function ensurePgbouncer() {
  return hasPgbouncer() || (installFromSystem(['pgbouncer']) && hasPgbouncer());
}
