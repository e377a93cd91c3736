import { readAccount } from '@tawseel/api-client/account';
import { storedRights } from '@tawseel/api-client/permitted';
import { readPageData } from '@tawseel/federation';
import { findPage, skeletonId } from '@tawseel/federation/registry';
import { account, navigationSections } from '../destinations/sections.ts';
import { offeredRegistry } from '../extensions/offered.ts';
import { accountLines } from '../navigation/account-lines.ts';
import { currentOf } from '../navigation/current-of.ts';
import { initials } from '../navigation/initials.ts';
import { showEarlyDrawer, type DrawerContent } from './show-early-drawer.ts';
import { placeholders, type SkeletonVariant } from './placeholders.ts';
import { skeletonOf } from '../page-skeleton/skeleton-of.ts';
import { capabilitiesKey, companyKey, tokenKey } from '../session/storage-keys.ts';

/** Keeps one variant of the markup, and removes the others beside it. */
function keep(content: ParentNode, name: SkeletonVariant): void {
  const chosen = content.querySelector(`[data-skeleton="${name}"]`);
  for (const other of chosen?.parentNode?.querySelectorAll('[data-skeleton]') ?? [])
    if (!chosen?.contains(other)) other.remove();
}

/** Replaces the placeholders among the texts of the markup. */
function fill(content: Node, values: Readonly<Record<string, string>>): void {
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const value = values[currentNode.nodeValue ?? ''];
    if (value !== undefined) currentNode.nodeValue = value;
  }
}

/** Fills the navigation as `TopBar` does: a link for a menu of one page, else a button. */
function fillNavigation(content: ParentNode, { sections, language, currentOf }: DrawerContent): void {
  const [home, link, menu] = content.querySelectorAll('header nav li');
  const current = currentOf('/home');
  if (current) home?.firstElementChild?.setAttribute('aria-current', current);
  for (const { key, label, items } of sections) {
    const entry = (items.length === 1 ? link : menu)?.cloneNode(true);
    if (key === account || !(entry instanceof Element)) continue;
    fill(entry, { [placeholders.section]: label[language] });
    if (items.some(({ path }) => currentOf(path)))
      entry.firstElementChild?.setAttribute('aria-current', 'true');
    home?.parentNode?.append(entry);
  }
  link?.remove();
  menu?.remove();
}

/**
 * Shows the skeleton of the page before any bundle has arrived, from the markup that the gateway has put into the page. The
 * shell's first render replaces it.
 *
 * @returns The templates of a list's rows; null for another page.
 */
export function showSkeleton(): Element | null {
  const { lang } = document.documentElement;
  const language = lang === 'ar' ? 'ar' : 'en';
  const template = document.getElementById(`${skeletonId}-${language}`);
  const data = readPageData();
  if (!(template instanceof HTMLTemplateElement) || !data) return null;
  const { content } = template;
  const token = localStorage.getItem(tokenKey);
  keep(content, token === null ? 'signed-out' : 'signed-in');
  if (token !== null) {
    const { can, may } = storedRights(token, localStorage.getItem(capabilitiesKey));
    const registry = offeredRegistry(data.registry, may, can);
    const { pathname } = window.location;
    const page = findPage(registry, pathname)?.page;
    const { kind, title } = skeletonOf(page, language);
    keep(content, title === undefined ? 'untitled' : kind);
    const navigation: DrawerContent = {
      sections: navigationSections(registry),
      language,
      hidden: can('people') ? [] : ['/account', '/staff'],
      currentOf: (path) => currentOf(path, page, pathname),
    };
    fillNavigation(content, navigation);
    showEarlyDrawer(content, navigation);
    const { companyName = '', companyId = '', adminId = '', person = '' } = readAccount(token) ?? {};
    const company = companyName || companyId || (localStorage.getItem(companyKey) ?? '');
    const [name, detail] = accountLines(person, company, adminId);
    fill(content, {
      [placeholders.title]: title ?? '',
      [placeholders.name]: name,
      [placeholders.detail]: detail,
    });
    content.querySelector('[data-initials]')?.setAttribute('data-initials', initials(name));
  }
  const rowTemplates = content.querySelector('[data-row-templates]');
  rowTemplates?.remove();
  document.getElementById('root')?.append(content);
  return rowTemplates;
}
