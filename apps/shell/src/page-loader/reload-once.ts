import { hasUnsavedInput } from '@tawseel/ui';

const keyOf = (lost: string) => `tawseel-reload ${lost}`;

/**
 * Reloads the page to recover a lost file; once for each file and version, since a second reload would fail too, and
 * not while unsaved input would be lost.
 *
 * @param lost Path of a page, or address of a file.
 * @returns Whether the page is reloading.
 */
export function reloadOnce(lost: string, version: string, reload = () => window.location.reload()): boolean {
  if (sessionStorage.getItem(keyOf(lost)) === version || hasUnsavedInput()) return false;
  try {
    sessionStorage.setItem(keyOf(lost), version);
  } catch {
    // A full storage could not end a loop of reloads.
    return false;
  }
  reload();
  return true;
}

/** Call after a successful load: a later loss may reload the page again. */
export function forgetReload(lost: string): void {
  sessionStorage.removeItem(keyOf(lost));
}
