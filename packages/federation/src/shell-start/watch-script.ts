import { failedShellCookie, shellStarted, startFailureId } from './signal.ts';
import { watchShell, type WatchedShell } from './watch-shell.ts';

const names = { started: shellStarted, cookie: failedShellCookie, failure: startFailureId };

/** The text of the inline script that watches a shell. Nothing in it can end its element. */
export function watchScript(shell: Omit<WatchedShell, 'names'>): string {
  const options = JSON.stringify({ ...shell, names }).replaceAll('<', '\\u003c');
  // The loader that the gateway runs by names functions with a helper of its own.
  return `{const __name=(f)=>f;(${watchShell.toString()})(${options})}`;
}
