import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

/**
 * Starts a Node program in the project's root and waits until its output contains the expected text.
 *
 * @returns Its output, and a function that ends it.
 */
export async function startProcess(args: string[], env: Record<string, string>, said: RegExp) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const matched = new Promise<RegExpExecArray>((resolve) => {
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      const match = said.exec(output);
      if (match) resolve(match);
    });
  });
  const match = await Promise.race([matched, ended.then(() => undefined)]);
  if (!match) throw new Error(`${args.join(' ')} did not start: ${output}`);
  return {
    match,
    end: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
