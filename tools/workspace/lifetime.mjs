import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
/** Child processes that lead a process group of their own. @type {WeakSet<import('node:child_process').ChildProcess>} */
const leaders = new WeakSet();
/** Whether a signal has asked this process to end. */
let isEnding = false;

const npmCheckMs = 200;

/**
 * Makes a signal to this process end its children first: it reaches each of them, and this process ends after the last
 * one, with that one's exit code. The end of the npm that started this process counts as SIGTERM: npm cannot pass on
 * SIGKILL.
 */
export function endWithChildren() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => end(signal));
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, npmCheckMs);
  check.unref();
}

/** @param {NodeJS.Signals} signal */
function end(signal) {
  isEnding = true;
  if (children.size === 0) process.exit(exitCode(null, signal));
  for (const child of children) sendSignal(child, signal);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function sendSignal(child, signal) {
  if (child.pid === undefined || !leaders.has(child)) {
    child.kill(signal);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended already.
  }
}

/**
 * Exit code of a process as a shell reports it.
 *
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCode(code, signal) {
  return code ?? (signal ? 128 + constants.signals[signal] : 1);
}

/**
 * Starts a program that a signal to this process reaches, see `endWithChildren`. `detached` extends that to everything the
 * program starts.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function spawnChild(command, args, options) {
  const child = spawn(command, args, options);
  // Windows has no process groups.
  if (options.detached && process.platform !== 'win32') leaders.add(child);
  children.add(child);
  child.once('error', () => children.delete(child));
  child.once('exit', (code, signal) => {
    children.delete(child);
    if (isEnding && children.size === 0) process.exit(exitCode(code, signal));
  });
  return child;
}
