import type { Label, Registry } from '@tawseel/federation/registry';
import { navigationSections } from '../destinations/sections.ts';

/** Names of a screen and of its menu in both languages. */
export interface ScreenNames {
  title: readonly string[];
  menu: readonly string[];
}

const account: Label = { en: 'Account', ar: 'الحساب' };

function namesOf(title: Label, menu?: Label): ScreenNames {
  return { title: Object.values(title), menu: menu ? Object.values(menu) : [] };
}

/** Names by path, so that a screen is found in either language. */
export function screenNames(registry: Registry): ReadonlyMap<string, ScreenNames> {
  return new Map([
    ['/home', namesOf({ en: 'Home', ar: 'الرئيسية' })],
    ['/account', namesOf({ en: 'My account', ar: 'حسابي' }, account)],
    ['/staff', namesOf({ en: 'Staff', ar: 'الموظفون' }, account)],
    ['/CompanyInfo', namesOf({ en: 'Company information', ar: 'معلومات الشركة' }, account)],
    ...navigationSections(registry).flatMap(({ label, items }) =>
      items.map(({ path, title }) => [path, namesOf(title, label)] as const),
    ),
  ]);
}
