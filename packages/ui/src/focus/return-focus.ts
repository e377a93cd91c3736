import { focusHeading } from '../frame/page.tsx';

/** Whether no element has the focus: the one that had it was removed or disabled. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Returns the focus to the element that had it or, if that is gone, to the page's heading. */
export function returnFocus(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus();
  if (isFocusLost()) focusHeading();
}
