import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

/** A port of this machine that is free. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Starts a program of Node at the root of the project and waits until it says what is looked for.
 *
 * @returns What it said, and how to end it.
 */
export async function startProcess(args: string[], env: Record<string, string>, said: RegExp) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const found = new Promise<RegExpExecArray>((resolve) => {
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      const match = said.exec(output);
      if (match) resolve(match);
    });
  });
  const match = await Promise.race([found, ended.then(() => undefined)]);
  if (!match) throw new Error(`${args.join(' ')} did not start: ${output}`);
  return {
    match,
    end: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
