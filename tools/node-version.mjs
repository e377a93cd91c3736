import { readFileSync } from 'node:fs';

const manifest = new URL('../package.json', import.meta.url);

/** Ends the process with a clear sentence when Node is older than package.json requires. */
export function requireNode() {
  const wanted = String(JSON.parse(readFileSync(manifest, 'utf8')).engines.node).replace(/^>=/, '');
  if (isAtLeast(process.versions.node, wanted)) return;
  console.error(`Tawseel needs Node ${wanted} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/**
 * @param {string} version
 * @param {string} wanted
 */
function isAtLeast(version, wanted) {
  return version.localeCompare(wanted, 'en', { numeric: true }) >= 0;
}
