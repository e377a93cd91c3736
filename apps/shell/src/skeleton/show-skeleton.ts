import { readAccount } from '@tawseel/api-client/account';
import { storedRights } from '@tawseel/api-client/permitted';
import { readPageData } from '@tawseel/federation';
import { findPage, skeletonId, type Registry } from '@tawseel/federation/registry';
import type { Language } from '@tawseel/i18n';
import { account, navigationSections } from '../destinations/sections.ts';
import { offeredRegistry } from '../extensions/offered.ts';
import { accountLines } from '../navigation/account-lines.ts';
import { initials } from '../navigation/initials.ts';
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
function fillNavigation(content: ParentNode, registry: Registry, language: Language): void {
  const { pathname } = window.location;
  const shown = findPage(registry, pathname)?.page;
  const current = [shown?.path ?? pathname.replace(/\/+$/, ''), shown?.parent];
  const [home, link, menu] = content.querySelectorAll('nav li');
  if (current.includes('/home')) home?.firstElementChild?.setAttribute('aria-current', 'page');
  for (const { key, label, items } of navigationSections(registry)) {
    const entry = (items.length === 1 ? link : menu)?.cloneNode(true);
    if (key === account || !(entry instanceof Element)) continue;
    fill(entry, { [placeholders.section]: label[language] });
    if (items.some(({ path }) => current.includes(path)))
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
    const { kind, title } = skeletonOf(findPage(registry, window.location.pathname)?.page, language);
    keep(content, title === undefined ? 'untitled' : kind);
    fillNavigation(content, registry, language);
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
