export {
  announceShellStart,
  failedShellCookie,
  retryNewestShell,
  shellStarted,
  startFailureId,
} from './signal.ts';
export { watchScript } from './watch-script.ts';
