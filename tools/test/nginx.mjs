import { existsSync } from 'node:fs';
import { installFromSystem, pathsOf } from './run-command.mjs';

// Where it is kept for root, whose folders are not on everybody's PATH.
const paths = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

function hasNginx() {
  return pathsOf('nginx').length > 0 || paths.some((file) => existsSync(file));
}

/**
 * Finds nginx or installs it. The tests of the site in deploy/ start one of their own; without it they are skipped, which
 * is not a failure but is said.
 *
 * @returns {boolean} whether it is there
 */
export function ensureNginx() {
  return hasNginx() || (installFromSystem(['nginx-light']) && hasNginx());
}
