/**
 * Window event by which a shell announces its start: it has committed the first page, independent of the feature in
 * it. A release has a deadline for this event.
 */
export const shellStarted = 'tawseel-shell-started';

/**
 * Cookie with the version of the shell that did not start in this browser. While it lives, the gateway replaces that
 * version by the previous release and serves any other version unchanged.
 */
export const failedShellCookie = 'tawseel-failed-shell';

/** Id of the template that holds the page shown when no shell starts. */
export const startFailureId = 'tawseel-start-failure';

/** Call when the first page of the shell is on screen; further calls do nothing. */
export function announceShellStart(): void {
  window.dispatchEvent(new Event(shellStarted));
}

/** Reloads the page with the newest shell, although it failed to start before. */
export function retryNewestShell(): void {
  document.cookie = `${failedShellCookie}=; path=/; max-age=0`;
  // Reading waits for the write, which a reload may overtake otherwise.
  void document.cookie;
  window.location.reload();
}
