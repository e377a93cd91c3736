import { hasUnsavedInput } from './unsaved-input.ts';

const keyOf = (lost: string) => `tawseel-reload ${lost}`;

/**
 * Reloads the page to get what it has lost; once for that and a version, since a second time would do no better, and not
 * while something typed would be lost by it.
 *
 * @param lost Path of a page, or address of a file.
 * @returns Whether the page is being left.
 */
export function reloadOnce(lost: string, version: string, reload = () => window.location.reload()): boolean {
  if (sessionStorage.getItem(keyOf(lost)) === version || hasUnsavedInput()) return false;
  sessionStorage.setItem(keyOf(lost), version);
  reload();
  return true;
}

/** To be called once it has been had: what is lost later may be reloaded for again. */
export function forgetReload(lost: string): void {
  sessionStorage.removeItem(keyOf(lost));
}
