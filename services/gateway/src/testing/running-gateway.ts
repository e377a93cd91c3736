import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

type Environment = Record<string, string>;

const running = new Set<ChildProcess>();

function spawnProgram(service: 'api' | 'gateway', env: Environment, options: readonly string[] = []) {
  const { PATH = '', HOME = '' } = process.env;
  const program = join(process.env.TEST_PROGRAMS ?? '', `services/${service}/src/main.mjs`);
  // The embedded database is WebAssembly. Optimizing it costs a process more than its few statements in a test save.
  const child = spawn(process.execPath, ['--liftoff-only', program, ...options], {
    env: { PATH, HOME, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Ends the processes that still run: a test that failed half-way leaves nothing behind. */
export function endAllGateways(): void {
  for (const child of running) child.kill('SIGKILL');
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** Runs a gateway that must not start: its exit code and its output. */
export async function runToEnd(env: Environment, options: readonly string[] = []) {
  const child = spawnProgram('gateway', env, options);
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  return { code: await exitOf(child), errors };
}

/** Waits until a process prints its address, the first group of a pattern. */
async function listening(child: ReturnType<typeof spawnProgram>, pattern: RegExp) {
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString();
      const [, found] = pattern.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The process did not start: ${output}`)));
  });
  return {
    address,
    /** Output so far. */
    output: () => output,
    /** Ends it by a signal; resolves to its exit code, null if the signal killed it. */
    async end(signal: NodeJS.Signals) {
      child.kill(signal);
      return exitOf(child);
    },
  };
}

/** Starts the gateway as the operator does, and waits until it prints its address. */
export async function startGateway(env: Environment, options: readonly string[] = []) {
  return listening(spawnProgram('gateway', env, options), /Tawseel is at (http:\S+)/);
}

/** Starts an API of its own, and waits until it listens. */
export async function startApi(env: Environment) {
  return listening(
    spawnProgram('api', { ...env, LOG_LEVEL: 'info' }),
    /Server listening at (http:\/\/[^"\s]+)/,
  );
}
