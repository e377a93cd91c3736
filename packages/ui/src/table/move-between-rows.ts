import type { KeyboardEvent } from 'react';

const controls = 'button:not([popover] *), a:not([popover] *), input';

/** What Enter on a row presses: the link of its name, its menu, or its first action. */
const opened = ['[scope=row] a', '[data-actions] [aria-haspopup=menu]', '[data-actions] :is(a, button)'];

function controlOf(row: Element | null | undefined, selectors: readonly string[]) {
  return selectors.map((selector) => row?.querySelector<HTMLElement>(selector)).find(Boolean);
}

/** A field uses the arrows itself, as does a menu of a row. */
function usesArrows(target: Element) {
  return target.closest('[popover], select, textarea, input:not([type=checkbox])') !== null;
}

function focusRow(row: HTMLElement, place: number) {
  const control = [...row.querySelectorAll<HTMLElement>(controls)][place];
  if (control) return control.focus();
  row.tabIndex = -1;
  row.focus();
}

/** The row that a key leads to; the first in view if no row has the focus yet. */
function rowBy(key: string, scroller: Element, present: Element | null): HTMLElement | undefined {
  const rows = [...scroller.querySelectorAll<HTMLElement>('[data-row]')];
  if (key === 'Home') return rows[0];
  if (key === 'End') return rows.at(-1);
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step) return undefined;
  if (present) return rows[rows.findIndex((row) => row === present) + step];
  const { bottom } = scroller.querySelector('thead')?.getBoundingClientRect() ?? { bottom: 0 };
  return rows.find((row) => row.getBoundingClientRect().top >= Math.floor(bottom)) ?? rows[0];
}

/**
 * Keys of a table: arrows move between rows, from a control of a row to the same one of the next; Home and End lead to the first
 * and the last row; on a row, Enter opens it and Space selects it, with Shift the rows between too.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: scroller } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof Element) || usesArrows(target)) return;
  const row = target.closest<HTMLElement>('[data-row]');
  if (!row && target !== scroller) return;
  const next = rowBy(key, scroller, row);
  if (next) {
    const place = row ? [...row.querySelectorAll(controls)].findIndex((one) => one === target) : -1;
    event.preventDefault();
    return focusRow(next, place);
  }
  if (target !== row) return;
  if (key === 'Enter') controlOf(row, opened)?.click();
  const box = key === ' ' ? controlOf(row, ['[data-tick] input']) : undefined;
  if (!box) return;
  event.preventDefault();
  box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: event.shiftKey }));
}
