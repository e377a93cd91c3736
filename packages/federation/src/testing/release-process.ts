import { spawn } from 'node:child_process';
import path from 'node:path';

/** Releases builds sequentially in a process of its own, as the command does. Jest has bundled its program. */
export function releaseProcess(store: string, dists: readonly string[]) {
  const programs = path.join(process.env.TEST_PROGRAMS ?? '', 'packages/federation/src/testing');
  const child = spawn(process.execPath, [path.join(programs, 'release-builds.mjs'), store, ...dists], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    /** The process has loaded its code and starts the release. */
    ready: new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve());
      child.once('exit', () => reject(new Error('The process ended before it began.')));
    }),
    /** Result: whether all builds were released, and whether the process was killed. */
    ended: new Promise<{ done: boolean; killed: boolean }>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => resolve({ done: code === 0, killed: signal === 'SIGKILL' }));
    }),
    kill: () => child.kill('SIGKILL'),
  };
}
