import { once } from 'node:events';
import { root } from './workspace/apps.mjs';
import { exitCode, spawnChild } from './workspace/lifetime.mjs';

/**
 * Runs the gateway until it ends. `endWithChildren` forwards signals to it. If this process is
 * killed, the gateway sees its channel close and shuts down as on SIGTERM.
 *
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} exit code
 */
export async function runGateway(args, env = process.env) {
  const gateway = spawnChild(process.execPath, ['--import', 'tsx', 'services/gateway/src/main.ts', ...args], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const [code, signal] = await once(gateway, 'exit');
  return exitCode(code, signal);
}
