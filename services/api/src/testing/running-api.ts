import { spawn, type ChildProcess } from 'node:child_process';
import { bundledProgram } from './bundled-program.ts';

/** The API as the operator starts it: a separate process. */
export interface RunningApi {
  address: string;
  process: ChildProcess;
  /** Its output so far. */
  log(): string;
  call(
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Ends it by a signal; resolves to its exit code, null where the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

type Environment = Record<string, string>;

/** Starts a script of the API, below the program `launcher` where one is named. */
export function spawnNode(
  script: string,
  env: Environment,
  parameters: readonly string[] = [],
  launcher: readonly string[] = [],
) {
  const { PATH = '', HOME = '' } = process.env;
  // The embedded database is WebAssembly. Optimizing it costs a process more than its few statements in a test save.
  const node = [process.execPath, '--liftoff-only', bundledProgram(script), ...parameters];
  const [program = '', ...rest] = [...launcher, ...node];
  const child = spawn(program, rest, { env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

const running = new Set<ChildProcess>();

/** Ends every process still running, so that a failed test leaves none behind. */
export function endAllApis(): void {
  for (const child of running) child.kill('SIGKILL');
}

process.once('exit', endAllApis);

/** The exit code of a process, null where a signal ended it. */
export function exitOf(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code));
  });
}

/** Runs a script of the API to its end; returns its output and its exit code. */
export async function runToEnd(script: string, env: Environment, parameters: readonly string[] = []) {
  const child = spawnNode(script, env, parameters);
  let output = '';
  let errors = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  return { code: await exitOf(child), output, errors };
}

/** Starts the API and waits until it listens. */
export async function startApi(env: Environment): Promise<RunningApi> {
  const child = spawnNode('main.ts', { PORT: '0', ...env });
  let log = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (text: Buffer) => {
      log += text.toString();
      const match = /Server listening at (http:\/\/[^"\s]+)/.exec(log);
      if (match?.[1]) resolve(match[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The API did not start: ${log}`)));
  });
  return {
    address,
    process: child,
    log: () => log,
    async call(path, body, headers = {}) {
      const response = await fetch(`${address}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
      const answer: unknown = await response.json();
      return { status: response.status, body: typeof answer === 'object' ? { ...answer } : {} };
    },
    async end(signal) {
      child.kill(signal);
      return exitOf(child);
    },
  };
}
