/**
 * Event of the window by which a shell announces that it has started: the first commit of a page of its own is on
 * screen, whatever becomes of the feature in it. A release whose build says `announcesStart` is given a deadline for it.
 */
export const shellStarted = 'tawseel-shell-started';

/**
 * Cookie that names the version of the shell that did not start in this browser. The gateway serves the previous release
 * in place of that version while the cookie lives; any other version is served as it is.
 */
export const failedShellCookie = 'tawseel-failed-shell';

/** Id of the template that holds the page shown when no shell starts. */
export const startFailureId = 'tawseel-start-failure';

/** To be called once the first page of the shell is on screen; more calls do nothing. */
export function announceShellStart(): void {
  window.dispatchEvent(new Event(shellStarted));
}

/** Reloads the page with the newest shell, though it did not start a moment ago. */
export function retryNewestShell(): void {
  document.cookie = `${failedShellCookie}=; path=/; max-age=0`;
  window.location.reload();
}
