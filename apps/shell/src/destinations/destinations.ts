import { useCan } from '@tawseel/api-client';
import { useExtensions } from '@tawseel/federation/slots';
import { useTranslation } from '@tawseel/i18n';
import { useMemo } from 'react';
import { useConsole } from '../context/console-context.tsx';
import { account, navigationSections } from './sections.ts';

/** A screen of the console in the language of the page, and the menu it is in. */
export interface Destination {
  path: string;
  title: string;
  section: string;
  icon: string;
}

/** A menu of the navigation in the language of the page. */
export interface Section {
  key: string;
  label: string;
  icon: string;
  items: Destination[];
}

const icons = {
  home: 'M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21a8 8 0 0 1 16 0',
  company: 'M4 20h16M6 20V5h8v15M14 9h4v11M9 9h2M9 13h2M9 17h2',
};

/** The menus of the live features, in order, with that of the account. */
function useMenus(): Section[] {
  const { registry, language } = useConsole();
  return useMemo(
    () =>
      navigationSections(registry).map(({ key, label, icon, items }) => ({
        key,
        label: label[language],
        icon,
        items: items.map(({ path, title }) => ({
          path,
          title: title[language],
          section: label[language],
          icon,
        })),
      })),
    [registry, language],
  );
}

/** The menus of the navigation. */
export function useSections(): Section[] {
  return useMenus().filter(({ key }) => key !== account);
}

/** The pages of the account menu: the person's account, staff and company, and those of features. */
export function useAccountPages(): Destination[] {
  const { t } = useTranslation('shell');
  const { hasPage } = useExtensions();
  const section = t('account');
  const own = [
    ...(useCan('people')
      ? [
          { path: '/account', title: t('myAccount'), section, icon: icons.person },
          { path: '/staff', title: t('staff'), section, icon: icons.person },
        ]
      : []),
    { path: '/CompanyInfo', title: t('companyInfo'), section, icon: icons.company },
  ];
  const menus = useMenus().filter(({ key }) => key === account);
  return [...own, ...menus.flatMap(({ items }) => items)].filter(({ path }) => hasPage(path));
}

/** Every screen that the palette can open by name. */
export function useDestinations(): Destination[] {
  const { t } = useTranslation('shell');
  const home = { path: '/home', title: t('home'), section: '', icon: icons.home };
  return [home, ...useSections().flatMap(({ items }) => items), ...useAccountPages()];
}
