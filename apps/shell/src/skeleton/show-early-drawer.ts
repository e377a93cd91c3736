import type { Language } from '@tawseel/i18n';
import type { Current } from '../navigation/current-of.ts';
import { account, type NavigationItem, type NavigationSection } from '../destinations/sections.ts';

const id = 'early-drawer';

export interface DrawerContent {
  sections: readonly NavigationSection[];
  language: Language;
  /** Pages of the shell that the person may not open. */
  hidden: readonly string[];
  currentOf: (path: string) => Current;
}

/** Fills the drawer of the skeleton as `DrawerSheet` does. */
function fill(drawer: Element, { sections, language, hidden, currentOf }: DrawerContent): void {
  const [template, ...others] = drawer.querySelectorAll('nav > div');
  const entry = template?.querySelector('li');
  const list = drawer.querySelector('hr + ul');
  for (const other of others) other.remove();
  for (const path of hidden) list?.querySelector(`[href="${path}"]`)?.parentElement?.remove();
  const append = (place: Element | null | undefined, { path, title }: NavigationItem) => {
    const item = entry?.cloneNode(true);
    const link = item instanceof Element ? item.firstElementChild : null;
    link?.setAttribute('href', path);
    if (link) link.textContent = title[language];
    if (item) place?.append(item);
  };
  for (const { key, label, icon, items } of sections) {
    if (key === account) {
      for (const item of items) append(list, item);
      continue;
    }
    const section = template?.cloneNode(true);
    if (!(section instanceof Element)) continue;
    const [heading, links] = section.children;
    heading?.setAttribute('id', `early-drawer-${key}`);
    links?.setAttribute('aria-labelledby', `early-drawer-${key}`);
    heading?.querySelector('path')?.setAttribute('d', icon);
    heading?.lastChild?.replaceWith(label[language]);
    links?.replaceChildren();
    for (const item of items) append(links, item);
    template?.before(section);
  }
  template?.remove();
  for (const link of drawer.querySelectorAll('a')) {
    const current = currentOf(link.getAttribute('href') ?? '');
    if (current) link.setAttribute('aria-current', current);
  }
}

/**
 * Fills the drawer of the skeleton, and lets the browser open it by its button before the console has started. Browsers
 * without commands of buttons leave the press to `replayEarlyPress`.
 */
export function showEarlyDrawer(content: ParentNode, filled: DrawerContent): void {
  const drawer = content.querySelector('dialog');
  const opener = content.querySelector('header button[aria-haspopup="dialog"]');
  if (!drawer || !opener?.parentElement || !('command' in HTMLButtonElement.prototype)) {
    drawer?.remove();
    return;
  }
  fill(drawer, filled);
  drawer.id = id;
  drawer.setAttribute('closedby', 'any');
  const command = (button: Element | null, name: string) => {
    button?.setAttribute('commandfor', id);
    button?.setAttribute('command', name);
  };
  command(opener, 'show-modal');
  command(drawer.querySelector('button'), 'close');
  // All else stays inert.
  opener.closest('[inert]')?.removeAttribute('inert');
  for (const other of opener.parentElement.children) other.toggleAttribute('inert', other !== opener);
  globalThis.tawseelEarlyDrawer = drawer;
}
