import { createApiClient, type ApiClientOptions } from '@tawseel/api-client';
import { takePrefetchedResponse } from '@tawseel/federation';
import type { FeatureLoader } from '@tawseel/federation/host';
import { skeletonId, type Registry } from '@tawseel/federation/registry';
import { shellStarted } from '@tawseel/federation/shell-start';
import { addMessages, applyLanguage, createI18n, readLanguage, type Language } from '@tawseel/i18n';
import { applyTheme, GlobalStyle } from '@tawseel/ui';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import * as z from 'zod/mini';
import { createPageLoader } from '../page-loader/page-loader.ts';
import { watchRuntimeErrors } from '../runtime-errors/watch-runtime-errors.ts';
import { withOverride } from '../override/with-override.ts';
import { syncCompanyCookie } from '../session/company-cookie.ts';
import { maintainSession } from '../session/maintain-session.ts';
import { SessionApi } from '../session/session-api.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import { createSessionStore } from '../session/session-store.ts';
import { replayEarlyPress } from '../early-press/early-press.ts';
import { ConsoleProvider } from '../context/console-context.tsx';
import { preloadOwnPage } from '../own-page/own-page.tsx';
import { loadPageData } from './page-data.ts';
import { consoleRoutes } from './routes.tsx';
import { StartFailure } from './start-failure.tsx';

// By default zod compiles code, which the content security policy blocks and reports.
z.config({ jitless: true });

const words = {
  en: () => import(/* webpackChunkName: "words-en" */ '../words/en.ts'),
  ar: () => import(/* webpackChunkName: "words-ar" */ '../words/ar.ts'),
};

/** Maximum wait in milliseconds for a check before the first page: a shell that shows nothing for 8 seconds is replaced. */
const checkDeadline = 3_000;

/** Creates the loader of a registry's features. */
export type LoaderOf = (registry: Registry) => FeatureLoader;

async function createConsole(language: Language, loaderOf: LoaderOf): Promise<ReactNode> {
  // Requested first, so that the download overlaps with the setup.
  const shellWords = words[language]();
  const session = createSessionStore();
  const ownPage = preloadOwnPage(session.read() ? window.location.pathname : '/login');
  const { registry: released, config, failedShell } = await loadPageData();
  syncCompanyCookie(session);
  let traceHeaders: ApiClientOptions['traceHeaders'];
  // Few operators have traces. The first calls may be sent without one, and a failure costs no more than that.
  if (config.traces)
    void import('../traces/trace-headers.ts').then(
      (loaded) => (traceHeaders = loaded.traceHeaders),
      () => {},
    );
  const client = createApiClient({
    baseUrl: config.apiUrl,
    language,
    readToken: session.read,
    readCompany: session.company,
    readCapabilities: () => session.capabilities() ?? [],
    onSessionEnded: session.end,
    takeEarly: takePrefetchedResponse,
    traceHeaders: () => traceHeaders?.(),
  });
  const { base, shell } = await shellWords;
  const i18n = createI18n({ language, base, namespaces: { shell } });
  const { registry, notice } = await withOverride(released, config, i18n);
  const pages = createPageLoader(registry, loaderOf(registry), language, (namespace, featureWords) =>
    addMessages(i18n, namespace, featureWords),
  );
  if (session.read()) pages.preload(window.location.pathname);
  await ownPage;
  const router = createBrowserRouter(consoleRoutes(registry));
  const { checked } = maintainSession(client, session);
  // Nothing is shown or requested until it is known what the server can.
  if (!session.capabilities())
    await Promise.race([checked, new Promise((resolve) => setTimeout(resolve, checkDeadline))]);
  window.addEventListener(shellStarted, () => watchRuntimeErrors(pages.loaded), { once: true });

  return (
    <SessionProvider session={session}>
      <SessionApi client={client}>
        <ConsoleProvider value={{ registry, config, language, pages, failedShell }}>
          <RouterProvider router={router} />
          {notice}
        </ConsoleProvider>
      </SessionApi>
    </SessionProvider>
  );
}

/** Starts the console in the page; `loaderOf` creates the loader of features. */
export async function start(loaderOf: LoaderOf): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element with id root');
  const language = readLanguage();
  applyLanguage(language);
  applyTheme();
  const root = createRoot(element);
  replayEarlyPress(element);
  // The HTML of a skeleton has these styles in a sheet of its own. In the sheet of the components, each rule with a condition
  // or an animation that follows would make the browser load the fonts again and lay out the whole page.
  const isStyled = document.getElementById(`${skeletonId}-${language}`) !== null;
  function show(content: ReactNode) {
    // The inline script has set it.
    delete document.documentElement.dataset['starting'];
    root.render(
      <StrictMode>
        {!isStyled && <GlobalStyle />}
        {content}
      </StrictMode>,
    );
  }
  try {
    show(await createConsole(language, loaderOf));
  } catch (error) {
    reportError(error);
    show(<StartFailure language={language} />);
  }
}
