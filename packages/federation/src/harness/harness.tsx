import { ApiProvider, createApiClient, type ApiClient } from '@tawseel/api-client';
import type { Login } from '@tawseel/api-client/session';
import {
  addMessages,
  applyLanguage,
  changeLanguage,
  createI18n,
  readLanguage,
  type Language,
} from '@tawseel/i18n';
import { baseWords } from '@tawseel/i18n/words';
import { applyTheme, Button, GlobalStyle, LeaveGuard, ToastProvider, tokens } from '@tawseel/ui';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Feature } from '../feature.ts';
import type { FeatureSource } from '../manifest/source.schema.ts';
import { mismatchesOf } from '../registry/mismatches.ts';
import { signInFailure } from './sign-in-failure.ts';
import { signInWhenReady } from './sign-in-when-ready.ts';

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  padding: 10px 24px;
  border-block-end: 1px solid ${tokens.color.line};
  background: ${tokens.color.surface};
`;

/** Pages that the navigation can link to: those with a path parameter are reached from other pages. */
function startingPages({ pages }: FeatureSource) {
  return pages.filter(({ path }) => !path.includes(':'));
}

function frameOf(source: FeatureSource, language: Language) {
  const other = language === 'en' ? 'ar' : 'en';
  return function Frame() {
    const { pathname } = useLocation();
    return (
      <>
        <Bar>
          <strong>{source.name}</strong>
          {startingPages(source).map(({ path, title }) => (
            <Link key={path} to={path} aria-current={pathname === path ? 'page' : undefined}>
              {title[language]}
            </Link>
          ))}
          <Button size="small" onClick={() => changeLanguage(other)}>
            {other === 'ar' ? 'العربية' : 'English'}
          </Button>
        </Bar>
        <main>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </main>
        <LeaveGuard />
      </>
    );
  };
}

/** Text at an address that is no page of the feature, such as that of a page that has been renamed. */
function MissingPage({ name }: { name: string }) {
  const { pathname } = useLocation();
  return (
    <p>
      {name} has no page at {pathname}.
    </p>
  );
}

async function signedInClient(
  language: Language,
  login: Login,
  showError: (message: string) => void,
): Promise<ApiClient> {
  let token: string | null = null;
  let capabilities: readonly string[] = [];
  const client = createApiClient({
    baseUrl: '/api',
    language,
    readToken: () => token,
    readCompany: () => login.company_id,
    readCapabilities: () => capabilities,
    onSessionEnded: () => window.location.reload(),
  });
  ({ token, capabilities } = await signInWhenReady(client, login, showError));
  return client;
}

/**
 * Runs one feature alone with the API: signed in, with a plain navigation and a language switch. The development server
 * shows its mismatches with `feature.json` over the page.
 *
 * @param apiUrl Address behind `/api`, named when nobody can sign in there.
 */
export async function startAlone(
  feature: Feature,
  source: FeatureSource,
  login: Login,
  apiUrl = '/api',
): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element with id root');
  const language = readLanguage();
  applyLanguage(language);
  applyTheme();
  const i18n = createI18n({ language, base: baseWords[language] });
  const [client, words] = await Promise.all([
    signedInClient(language, login, (message) =>
      element.replaceChildren(signInFailure(message, login, apiUrl)),
    ),
    feature.words[language](),
  ]);
  addMessages(i18n, feature.name, words.default);
  const Frame = frameOf(source, language);
  const pages = source.pages.map(({ path }) => {
    const Page = lazy(async () => {
      const importPage = feature.pages[path];
      if (!importPage) throw new Error(`${feature.name} has no page for ${path}`);
      return { default: await importPage() };
    });
    return { path, element: <Page /> };
  });
  for (const mismatch of mismatchesOf(feature, source)) window.reportError(new Error(mismatch));
  const first = startingPages(source)[0]?.path ?? '/';
  if (window.location.pathname === '/') window.history.replaceState(null, '', first);
  const missing = { path: '*', element: <MissingPage name={feature.name} /> };
  const routes = [{ element: <Frame />, children: [...pages, missing] }];
  createRoot(element).render(
    <>
      <GlobalStyle />
      <ApiProvider client={client}>
        <ToastProvider>
          <RouterProvider router={createBrowserRouter(routes)} />
        </ToastProvider>
      </ApiProvider>
    </>,
  );
}
