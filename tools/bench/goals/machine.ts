import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { root } from '../../workspace/apps.mjs';
import { chromiumOptions } from '../product.ts';

function outputOf(program: string, ...args: string[]) {
  return execFileSync(program, args, { cwd: root, encoding: 'utf8' }).trim();
}

/** Processors, memory and versions. */
export function describeMachine(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? 'unknown';
  const memory = Math.round(totalmem() / 2 ** 30);
  // Debian's program also names the system that it was built on.
  const [browser] = outputOf(chromiumOptions.executablePath, '--version').split(' built on ');
  return `${processors.length} cores (${model}), ${memory} GB, Node.js ${process.versions.node}, ${browser}`;
}

/** The commit, and whether files differ from it. The record of figures itself does not count. */
export function describeCommit(record: string): string {
  const changes = outputOf('git', 'status', '--porcelain', '--', '.', `:!${record}`);
  return outputOf('git', 'rev-parse', '--short=12', 'HEAD') + (changes ? ' with changes' : '');
}

/** Processes that run or wait, average of the last minute. */
export function readLoad(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
