const rows = '[data-row], article';

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** In the row after that of a button, or else in the row before it, the button of the same name, or the last one. */
export function buttonOfNextRow(button: Element | null): HTMLElement | undefined {
  const row = button?.closest(rows);
  const all = [...(row?.closest('table, ul')?.querySelectorAll(rows) ?? [])];
  const at = all.findIndex((other) => other === row);
  const buttons = [...((all[at + 1] ?? all[at - 1])?.querySelectorAll('button') ?? [])];
  return buttons.find((other) => button && nameOf(other) === nameOf(button)) ?? buttons.at(-1);
}
