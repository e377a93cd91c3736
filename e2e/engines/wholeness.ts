/** Functions that run in pages: they use nothing from outside. */

/**
 * Names of the buttons that open a dialog, or a panel that is one: those of the screen that say so, and those of its first row.
 * A row has further buttons in a menu.
 */
export function listOpeners(): { names: string[]; menu: string | null } {
  const rows = '[data-row], main article';
  const row = document.querySelector(rows);
  const seen = [...document.querySelectorAll<HTMLButtonElement>('main button')].filter(
    (button) => button.checkVisibility() && !button.disabled && !button.closest('[inert]'),
  );
  const textOf = (part: ChildNode) => {
    if (!(part instanceof HTMLElement)) return part instanceof Text ? part.data : '';
    return part.ariaHidden === 'true' ? '' : part.innerText;
  };
  const nameOf = ({ ariaLabel, childNodes }: HTMLElement) =>
    (ariaLabel ?? Array.from(childNodes, textOf).join('')).trim();
  const ofScreen = seen.filter((button) => button.ariaHasPopup === 'dialog' && !button.closest(rows));
  const ofRow = seen.filter((button) => row?.contains(button) && button.type === 'button');
  const opening = ofRow.filter((button) => !button.ariaHasPopup && !button.ariaExpanded);
  const menu = ofRow.find((button) => button.ariaHasPopup === 'menu');
  return { names: [...new Set([...ofScreen, ...opening].map(nameOf))], menu: menu ? nameOf(menu) : null };
}

/** Names of the entries of the open menu that are no links. */
export function listEntries(): string[] {
  const entries = document.querySelectorAll<HTMLElement>(':popover-open button[role=menuitem]');
  return [...entries]
    .filter((entry) => entry.ariaDisabled !== 'true')
    .map((entry) => (entry.ariaLabel ?? entry.innerText).trim());
}

/** Controls of the topmost dialog that cannot be reached; null without a dialog. */
export function findHidden(): string[] | null {
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open], [role=dialog]:popover-open')].at(
    -1,
  );
  if (!dialog || dialog.querySelector('[aria-busy=true]')) return null;
  const controls = dialog.querySelectorAll<HTMLElement>(
    ':is(h2, input, select, textarea, button, a[href]):not([aria-hidden=true])',
  );
  const isReached = (control: HTMLElement) => {
    const labels = 'labels' in control && control.labels instanceof NodeList ? [...control.labels] : [];
    return [control, ...labels].some((part) => {
      if (!(part instanceof HTMLElement)) return false;
      part.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = part.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return (
        width > 1 &&
        height > 1 &&
        hit !== null &&
        (part.contains(hit) || labels.some((of) => of.contains(hit)))
      );
    });
  };
  const hidden = [...controls].filter((control) => control.checkVisibility() && !isReached(control));
  const wide = dialog.scrollWidth > dialog.clientWidth + 1 ? ['wider than its box'] : [];
  return [...wide, ...hidden.map(({ outerHTML }) => outerHTML.slice(0, 160))];
}

/** Pixels by which the page is wider than its window. */
export function excessWidth(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** Whether a table that is at its start has the shadow of columns before it. */
export function shadesStart(): boolean {
  return [...document.querySelectorAll('[data-scroller]')].some(({ scrollLeft, parentElement: edges }) => {
    return edges && scrollLeft === 0 && Number(getComputedStyle(edges, '::before').opacity) > 0;
  });
}
