import { cp } from 'node:fs/promises';
import path from 'node:path';
import { root, run } from '../../workspace/apps.mjs';

const sources = path.join(root, 'tools/bench/react-admin');
/** Apart from the workspace, whose lockfile has no packages of the peer. */
const folder = path.join(root, 'node_modules/.cache/bench-react-admin');

/** Installs and builds react-admin with one list; resolves to the folder of the build. */
export async function buildReactAdmin(): Promise<string> {
  await cp(sources, folder, { recursive: true });
  const npm = async (...args: string[]) => {
    if (!(await run('npm', args, { cwd: folder }))) throw new Error(`npm ${args.join(' ')} failed`);
  };
  await npm('install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund');
  await npm('run', 'build', '--', '--logLevel', 'error');
  return path.join(folder, 'dist');
}
