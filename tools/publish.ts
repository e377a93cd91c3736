import path from 'node:path';
import { publishFeature, publishShell } from '@tawseel/federation/store';

// Takes builds into the release store and makes them live. Names of apps follow; DATA_DIR says where the store is.

const root = path.join(import.meta.dirname, '..');
const store = path.resolve(process.env.DATA_DIR || path.join(root, '.data'), 'store');

async function publish(name: string): Promise<string> {
  const dist = path.join(root, 'apps', name, 'dist');
  const { version } = name === 'shell' ? await publishShell(store, dist) : await publishFeature(store, dist);
  return `${name} ${version}`;
}

async function main() {
  // One after the other: each changes the registry.
  for (const name of process.argv.slice(2)) console.log(await publish(name));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
