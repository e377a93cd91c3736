import { focusHeading } from '../frame/page.tsx';

/** Whether nothing has the focus: what had it is gone, or out of use. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Gives the focus back to what had it or, when that is gone, to the heading of the page. */
export function returnFocus(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus();
  if (isFocusLost()) focusHeading();
}
