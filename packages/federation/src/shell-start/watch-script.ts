import { failedShellCookie, shellStarted, startFailureId } from './signal.ts';
import { watchShell, type WatchedShell } from './watch-shell.ts';

const names = { started: shellStarted, cookie: failedShellCookie, failure: startFailureId };

/** Source of the inline script that watches a shell, escaped so that nothing in it closes its element. */
export function watchScript(shell: Omit<WatchedShell, 'names'>): string {
  const options = JSON.stringify({ ...shell, names }).replaceAll('<', '\\u003c');
  // The gateway's TypeScript loader wraps named functions in a helper, which the page lacks.
  return `{const __name=(f)=>f;(${watchShell.toString()})(${options})}`;
}
