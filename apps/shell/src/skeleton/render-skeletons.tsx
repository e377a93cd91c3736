import { ApiProvider, createApiClient } from '@tawseel/api-client';
import type { Registry } from '@tawseel/federation/registry';
import { createI18n, type Language } from '@tawseel/i18n';
import { GlobalStyle } from '@tawseel/ui/global-style';
import { RowTemplates } from '@tawseel/ui/first-rows';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router, type Navigator } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { ConsoleProvider } from '../context/console-context.tsx';
import { Main } from '../console/frame.tsx';
import { DrawerSheet } from '../navigation/drawer-sheet.tsx';
import { TopBar } from '../navigation/top-bar.tsx';
import type { PageLoader } from '../page-loader/page-loader.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import type { SessionStore } from '../session/session-store.ts';
import * as ar from '../words/ar.ts';
import * as en from '../words/en.ts';
import { PageSkeleton } from '../page-skeleton/page-skeleton.tsx';
import { placeholders, type SkeletonVariant } from './placeholders.ts';
import { SignInSkeleton } from './sign-in-skeleton.tsx';

const words = { en, ar };
const nothing = () => undefined;
const never = () => new Promise<never>(nothing);

const claims = btoa(JSON.stringify({ name_company: placeholders.name, admin_id: placeholders.detail }));
const session: SessionStore = {
  read: () => `.${claims}.`,
  // All pages of the account are in the drawer, and are removed for those who have none.
  capabilities: () => ['people'],
  company: () => '',
  begin: nothing,
  renew: nothing,
  end: nothing,
  leave: nothing,
  ending: nothing,
  subscribe: () => nothing,
};

const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '')),
  go: nothing,
  push: nothing,
  replace: nothing,
};

const pages: PageLoader = {
  load: never,
  current: nothing,
  preload: nothing,
  whenReady: never,
  releaseAt: nothing,
  releaseOf: nothing,
  loadExtension: never,
  loaded: new Set(),
  replace: nothing,
  isReplaced: () => false,
};

const label = { en: placeholders.section, ar: placeholders.section };
const page = (path: string) => ({ path, chunk: 'page', title: label });
const menu = (key: string, order: number, paths: readonly string[]) => ({
  key,
  order,
  label,
  icon: '',
  items: paths.map((path, at) => ({ path, order: at })),
});

/** A feature with one menu of each kind: a link, and a list of pages. */
const registry: Registry = {
  contract: 1,
  features: {
    sample: {
      version: '1.0.0-0',
      entry: '',
      since: '',
      integrity: {},
      manifest: {
        name: 'sample',
        contract: 1,
        version: '1.0.0',
        pages: ['/1', '/2', '/3'].map(page),
        sections: [menu('link', 1, ['/1']), menu('menu', 2, ['/2', '/3'])],
        files: { entry: '', feature: [], pages: {}, words: { en: [], ar: [] } },
        needs: {},
      },
    },
  },
};
const config = { apiUrl: '', ipUrl: '', provider: { name: '', email: '', phone: '' } };

function Variant({ name, children }: { name: SkeletonVariant; children: ReactNode }) {
  // Inert: no element that the first render removes can have the focus.
  return (
    <div data-skeleton={name} inert>
      {children}
    </div>
  );
}

function Skeletons({ language }: { language: Language }) {
  const client = createApiClient({
    baseUrl: '',
    language,
    readToken: session.read,
    readCompany: session.company,
    readCapabilities: () => ['people'],
    onSessionEnded: nothing,
  });
  const content = (
    <SessionProvider session={session}>
      <ApiProvider client={client}>
        <ConsoleProvider value={{ registry, config, language, pages }}>
          <Variant name="signed-in">
            <TopBar />
            <DrawerSheet onClose={nothing} />
            <Main>
              <Variant name="list">
                <PageSkeleton kind="list" title={placeholders.title} />
                <RowTemplates />
              </Variant>
              <Variant name="page">
                <PageSkeleton kind="page" title={placeholders.title} />
              </Variant>
              <Variant name="untitled">
                <PageSkeleton kind="page" />
              </Variant>
            </Main>
          </Variant>
          <Variant name="signed-out">
            <SignInSkeleton />
          </Variant>
        </ConsoleProvider>
      </ApiProvider>
    </SessionProvider>
  );
  return (
    <Router location="/" navigator={navigator} static>
      {content}
    </Router>
  );
}

/** Tags, and marks by which the library would find its rules again. */
const notStyles = /<\/?style[^>]*>|\/\*!sc\*\/|\n|data-styled\.g\d+\[[^\]]*\]\{content:"[^"]*"\}/g;

function markupOf(language: Language, sheet: ServerStyleSheet): string {
  const { base, shell } = words[language];
  createI18n({ language, base, namespaces: { shell } });
  return renderToStaticMarkup(sheet.collectStyles(<Skeletons language={language} />));
}

/** Markup of the skeletons by language, and their styles. The build calls it; `showSkeleton` uses the markup. */
export function renderSkeletons() {
  const sheet = new ServerStyleSheet();
  try {
    renderToStaticMarkup(sheet.collectStyles(<GlobalStyle />));
    const markup = { en: markupOf('en', sheet), ar: markupOf('ar', sheet) };
    return { ...markup, css: sheet.getStyleTags().replaceAll(notStyles, '') };
  } finally {
    sheet.seal();
  }
}
