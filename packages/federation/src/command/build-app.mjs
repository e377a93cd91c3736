import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Program of Rspack's command line. */
export function rspackProgram() {
  const cli = createRequire(import.meta.url).resolve('@rspack/cli/package.json');
  return path.join(path.dirname(cli), 'bin/rspack.js');
}

/**
 * Arguments of Node for the build of the app in its working folder, by its `rspack.config.ts`.
 *
 * @param {string} [output] Folder of the build; `dist` of the app by default.
 */
export function buildArguments(output) {
  return [rspackProgram(), 'build', ...(output ? ['--output-path', output] : [])];
}

/** Environment of a build for production. */
export const buildEnvironment = () => ({ ...process.env, NODE_ENV: 'production' });

/**
 * Builds an app for production.
 *
 * @param {string} root Folder of the app.
 * @param {string} [output]
 * @throws {Error} when the build failed; its output is printed
 */
export async function buildApp(root, output) {
  const child = spawn(process.execPath, buildArguments(output), {
    cwd: root,
    env: buildEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  /** @type {number | null} */
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', resolve);
  });
  if (code !== 0) throw new Error('The build failed.');
}
