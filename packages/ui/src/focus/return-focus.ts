import { focusHeading } from '../frame/page.tsx';

/** Whether no element has the focus: the one that had it was removed or disabled. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Moves the focus to the rows of the page, where the work goes on, or else to its heading. */
export function focusRows(): void {
  const table = document.querySelector('[data-row]')?.closest<HTMLElement>('[data-scroller]');
  if (table) table.focus({ preventScroll: true });
  else focusHeading();
}

/** Returns the focus to the element that had it or, if that is gone, to the rows or the heading of the page. */
export function returnFocus(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus();
  if (isFocusLost()) focusRows();
}
