import { Loaded } from '@tawseel/ui';
import { useState, type ComponentType } from 'react';
import { requiredOf } from '../extensions/required-of.ts';
import { Loading } from '../feature-page/loading.tsx';
import { Permitted } from '../feature-page/permitted.tsx';

const imports = {
  '/home': () => import(/* webpackChunkName: "home" */ '../home/home-page.tsx').then((page) => page.HomePage),
  '/login': () =>
    import(/* webpackChunkName: "sign-in" */ '../sign-in/sign-in-page.tsx').then((page) => page.SignInPage),
  '/CompanyInfo': () =>
    import(/* webpackChunkName: "company" */ '../company/company-page.tsx').then((page) => page.CompanyPage),
  '/invitation': () =>
    import(/* webpackChunkName: "invitation" */ '../invitation/invitation-page.tsx').then(
      (page) => page.InvitationPage,
    ),
  '/account': () =>
    import(/* webpackChunkName: "account" */ '../account/account-page.tsx').then((page) => page.AccountPage),
  '/staff': () =>
    import(/* webpackChunkName: "staff" */ '../staff/staff-page.tsx').then((page) => page.StaffPage),
  '/privacy': () =>
    import(/* webpackChunkName: "privacy" */ '../privacy/privacy-page.tsx').then((page) => page.PrivacyPage),
} as const satisfies Record<string, () => Promise<ComponentType>>;

/** Path of a page of the shell. */
type OwnPath = keyof typeof imports;

const loaded = new Map<string, ComponentType>();

async function load(path: OwnPath): Promise<ComponentType> {
  const page = await imports[path]();
  loaded.set(path, page);
  return page;
}

function isOwnPath(path: string): path is OwnPath {
  return path in imports;
}

/** Preloads the shell's page at an address, if there is one, so that its first render does not suspend. */
export async function preloadOwnPage(pathname: string): Promise<void> {
  const path = pathname === '/' ? '/home' : pathname;
  // The page itself reports a failed load.
  if (isOwnPath(path)) await load(path).catch(() => undefined);
}

function LoadedPage({ path }: { path: OwnPath }) {
  const [code] = useState(() => ({ load: () => load(path), current: () => loaded.get(path) }));
  return (
    <Loaded code={code} pending={<Loading kind="page" />}>
      {(Page) => <Page />}
    </Loaded>
  );
}

/** A page of the shell. Each page is a chunk, which the HTML of its path preloads. */
export function OwnPage({ path }: { path: OwnPath }) {
  return (
    <Permitted requires={requiredOf(path)}>
      <LoadedPage path={path} />
    </Permitted>
  );
}
