import { createInterface } from 'node:readline';
import { root } from '../workspace/apps.mjs';
import { spawnChild } from '../workspace/lifetime.mjs';

/**
 * Processes that run until one of them ends or this one receives a signal: then all of them end, and this one too.
 *
 * @returns {{
 *   start(args: string[], env: NodeJS.ProcessEnv, onLine?: (line: string) => boolean, cwd?: string): void,
 *   fail(sentence: string): void,
 * }} `onLine` receives each line of a process and returns whether to print it; `fail` prints a sentence and ends all
 */
export function together() {
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const children = new Set();
  let isEnding = false;

  const end = (/** @type {number} */ code) => {
    if (isEnding) return;
    isEnding = true;
    process.exitCode = code;
    children.forEach((child) => child.kill('SIGTERM'));
  };
  // `endWithChildren` passes the signal on.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (isEnding = true));

  return {
    start(args, env, onLine = () => true, cwd = root) {
      const child = spawnChild(process.execPath, args, {
        cwd,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, ...env },
      });
      if (child.stdout)
        createInterface({ input: child.stdout }).on('line', (line) => onLine(line) && console.log(line));
      children.add(child);
      child.on('exit', () => {
        children.delete(child);
        end(1);
        // Also while another process still starts.
        if (children.size === 0) process.exit();
      });
    },
    fail(sentence) {
      if (!isEnding) console.error(sentence);
      end(1);
    },
  };
}
