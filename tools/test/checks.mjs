import { spawn } from 'node:child_process';
import { binary } from './run-command.mjs';

/**
 * @typedef {{ name: string, command?: string, args: string[], cwd?: string, env?: Record<string, string> }} Check
 * @typedef {{ name: string, seconds: number, isPassed: boolean }} Checked
 */

/** Lint, format, types and dead code: of some folders, else of everything. @param {readonly string[]} [folders] */
export function staticChecks(folders = []) {
  /** @type {Check[]} */
  const checks = [
    { name: 'types', args: ['tools/types.mjs', ...folders] },
    { name: 'lint', args: [binary('oxlint'), ...folders] },
    { name: 'format', args: [binary('oxfmt'), '--check', ...folders] },
    { name: 'dead code', args: [binary('knip')] },
  ];
  // Knip follows imports from all entries: it cannot check a part.
  return folders.length > 0 ? checks.slice(0, 3) : checks;
}

/**
 * Runs a check to its end, and shows its output then: another one may run beside it.
 *
 * @param {Check} check
 * @returns {Promise<Checked>}
 */
export function runCheck({ name, command = process.execPath, args, cwd = '.', env = {} }) {
  const start = Date.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm is a script of the shell on Windows.
    shell: process.platform === 'win32' && command === 'npm',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
  }
  return new Promise((resolve) => {
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      const seconds = (Date.now() - start) / 1000;
      console.log(
        `\n=== ${name} ${code === 0 ? 'passed' : 'failed'} in ${seconds.toFixed(1)} s\n${output.trim()}`,
      );
      resolve({ name, seconds, isPassed: code === 0 });
    });
  });
}

/**
 * Runs checks two at a time: some use several cores by themselves, others wait.
 *
 * @param {readonly Check[]} checks
 * @returns {Promise<Checked[]>} in their order
 */
export async function runChecks(checks) {
  const waiting = [...checks.entries()];
  /** @type {Checked[]} */
  const results = [];
  const next = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift())
      results[entry[0]] = await runCheck(entry[1]);
  };
  await Promise.all([next(), next()]);
  return results;
}
