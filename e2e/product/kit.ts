import path from 'node:path';
import { freePort } from '@tawseel/conformance/free-port';
import { startProcess } from './process.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** Serves the workbench of packages/ui, as `npm run dev -- kit` does. */
export async function serveKit() {
  const port = await freePort();
  const rspack = path.join(root, 'packages/federation/node_modules/@rspack/cli/bin/rspack.js');
  const { end } = await startProcess(
    [rspack, 'serve', '-c', path.join(root, 'tools/dev/kit.config.ts')],
    { DEV_PORT: String(port), NODE_ENV: 'development' },
    /compiled/,
  );
  return { address: `http://127.0.0.1:${port}`, end };
}
