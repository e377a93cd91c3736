import { existsSync } from 'node:fs';
import { installFromSystem, pathsOf } from './run-command.mjs';

// Its path for administrators, whose folders are not on every PATH.
const paths = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

function hasNginx() {
  const hasIt = pathsOf('nginx').length > 0 || paths.some((file) => existsSync(file));
  return hasIt && pathsOf('openssl').length > 0;
}

/**
 * Finds nginx, and openssl for a certificate, or installs them. The tests of the site in deploy/ start an nginx of their
 * own; without it they are skipped, which the summary reports.
 *
 * @returns {boolean} whether they are there
 */
export function ensureNginx() {
  return hasNginx() || (installFromSystem(['nginx-light', 'openssl']) && hasNginx());
}
