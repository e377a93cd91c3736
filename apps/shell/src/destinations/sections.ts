import type { Label, Registry } from '@tawseel/federation/registry';

/** A page that the navigation leads to. */
export interface NavigationItem {
  path: string;
  title: Label;
}

/** A menu of the navigation, or a plain link where it holds one page. */
export interface NavigationSection {
  key: string;
  label: Label;
  icon: string;
  items: NavigationItem[];
}

/** Key of the menu whose pages are in the account menu. */
export const account = 'account';

type Draft = NavigationSection & { order: number; items: (NavigationItem & { order: number })[] };

/**
 * The menus, built from the registry alone without loading a feature. Features that name the same section share its
 * menu.
 */
export function navigationSections(registry: Registry): NavigationSection[] {
  const drafts = new Map<string, Draft>();
  for (const { manifest } of Object.values(registry.features)) {
    const titles = new Map(manifest.pages.map((page) => [page.path, page.title]));
    for (const section of manifest.sections) {
      const { key, order, label, icon } = section;
      const draft = drafts.get(key) ?? { key, order, label, icon, items: [] };
      for (const item of section.items) {
        const title = titles.get(item.path);
        if (title) draft.items.push({ path: item.path, title, order: item.order });
      }
      drafts.set(key, draft);
    }
  }
  const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
  // A menu is left out if the console offers none of its pages.
  const shown = [...drafts.values()].filter(({ items }) => items.length > 0);
  return shown.toSorted(byOrder).map(({ key, label, icon, items }) => ({
    key,
    label,
    icon,
    items: items.toSorted(byOrder).map(({ path, title }) => ({ path, title })),
  }));
}
