import { capabilities as all, type Capability } from '@tawseel/api-client/schemas';
import { testClient } from '@tawseel/api-client/testing';
import type { Feature } from '@tawseel/federation';
import type { Extension, FrontEndConfig, Registry } from '@tawseel/federation/registry';
import { applyLanguage, createI18n, type Language } from '@tawseel/i18n';
import { baseWords } from '@tawseel/i18n/words';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ConsoleProvider } from '../context/console-context.tsx';
import { preloadOwnPage } from '../own-page/own-page.tsx';
import { consoleRoutes } from '../console/routes.tsx';
import type { Release } from '../page-loader/page-load-error.ts';
import { createPageLoader } from '../page-loader/page-loader.ts';
import { SessionApi } from '../session/session-api.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import { createSessionStore } from '../session/session-store.ts';
import { shell as ar } from '../words/ar.ts';
import { shell as en } from '../words/en.ts';
import { config as plainConfig, fleet, registry as plainRegistry, tokenOf } from './samples.ts';

const words = { en, ar };

// Preloads the first page, as the start does.
beforeAll(() => Promise.all(['/home', '/login', '/CompanyInfo'].map(preloadOwnPage)));

export interface ConsoleOptions {
  language?: Language;
  /** Token of the session; null when signed out. */
  token?: string | null;
  /** Additions that the server of the session has announced; all of them by default. */
  capabilities?: readonly Capability[];
  config?: Partial<FrontEndConfig>;
  /** Pages of the feature by path; an omitted page shows its path. */
  pages?: Record<string, () => Promise<ComponentType>>;
  /** Alternative to `pages`: returns the page of a release for a path. */
  pageOf?: (path: string, release: Release) => Promise<ComponentType>;
  /** Extensions of the feature with their components. */
  extensions?: Extension[];
  components?: NonNullable<Feature['extensions']>;
  /** Alternative to `extensions`: the whole registry. */
  registry?: Registry;
  /** Version of the shell that failed to start and that this one replaces. */
  failedShell?: string;
}

function pageThatSays(path: string): () => Promise<ComponentType> {
  return () => Promise.resolve(() => <h1>page of {path}</h1>);
}

function extendedRegistry(extensions: Extension[]): Registry {
  const manifest = { ...fleet.manifest, contract: 1 as const, extensions };
  return { contract: 1, features: { fleet: { ...fleet, manifest } } };
}

/** Renders the whole console at a path, with a feature that loads immediately. */
export function renderConsole(path: string, options: ConsoleOptions = {}) {
  const { language = 'en', token = tokenOf('Petra Express'), capabilities = all } = options;
  localStorage.clear();
  if (token) {
    localStorage.setItem('admin-token', token);
    localStorage.setItem('admin-capabilities', JSON.stringify(capabilities));
  }
  applyLanguage(language);
  createI18n({ language, base: baseWords[language], namespaces: { shell: words[language] } });
  const session = createSessionStore();
  const client = testClient({ language, readToken: session.read, onSessionEnded: session.end });
  const config = { ...plainConfig, ...options.config };
  const { pageOf, failedShell, extensions, components } = options;
  const registry = options.registry ?? (extensions ? extendedRegistry(extensions) : plainRegistry);
  const load = jest.fn((name: string, release: Release = fleet) =>
    Promise.resolve({
      name,
      pages: Object.fromEntries(
        release.manifest.pages.map(({ path }) => {
          const page = pageOf ? () => pageOf(path, release) : options.pages?.[path];
          return [path, page ?? pageThatSays(path)];
        }),
      ),
      ...(components && { extensions: components }),
      words: { en: () => Promise.resolve({ default: {} }), ar: () => Promise.resolve({ default: {} }) },
    }),
  );
  const pages = createPageLoader(registry, { load }, language, () => undefined);
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter(consoleRoutes(registry));
  const result = render(
    <SessionProvider session={session}>
      <SessionApi client={client}>
        <ConsoleProvider value={{ registry, config, language, pages, failedShell }}>
          <RouterProvider router={router} />
        </ConsoleProvider>
      </SessionApi>
    </SessionProvider>,
  );
  return { ...result, router, session, load, user: userEvent.setup() };
}
