import { spawn } from 'node:child_process';
import path from 'node:path';

const publish = path.join(__dirname, '..', 'store', 'publish.ts');
const root = path.join(__dirname, '..', '..', '..', '..');

const program = `
import { publishFeature } from ${JSON.stringify(publish)};
const [store, ...dists] = process.argv.slice(1);
process.stdout.write('ready');
for (const dist of dists) await publishFeature(store, dist);
`;

/** Releases builds sequentially in a process of its own, as the command does. */
export function releaseProcess(store: string, dists: readonly string[]) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', program, '--', store, ...dists],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
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
