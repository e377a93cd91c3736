import { ApiProvider, createApiClient, type ApiClient } from '@tawseel/api-client';
import { signIn } from '@tawseel/api-client/session';
import {
  addMessages,
  applyLanguage,
  changeLanguage,
  createI18n,
  readLanguage,
  type Language,
} from '@tawseel/i18n';
import { baseWords } from '@tawseel/i18n/words';
import { applyTheme, Button, GlobalStyle, ToastProvider, tokens } from '@tawseel/ui';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, NavLink, Outlet, RouterProvider } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Feature } from '../feature.ts';
import type { FeatureSource } from '../manifest/manifest.schema.ts';

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
    return (
      <>
        <Bar>
          <strong>{source.name}</strong>
          {startingPages(source).map(({ path, title }) => (
            <NavLink key={path} to={path}>
              {title[language]}
            </NavLink>
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
      </>
    );
  };
}

async function demoClient(language: Language): Promise<ApiClient> {
  // The demo company of a development database is the only one.
  const company = '1001';
  let token: string | null = null;
  let capabilities: readonly string[] = [];
  const client = createApiClient({
    baseUrl: '/api',
    language,
    readToken: () => token,
    readCompany: () => company,
    readCapabilities: () => capabilities,
    onSessionEnded: () => window.location.reload(),
  });
  const credentials = { company_id: company, password_company: `demo-${company}` };
  ({ token, capabilities } = await signIn(client, credentials));
  return client;
}

/**
 * Runs one feature alone with the API: signed in to the demo company, with a plain navigation and a language switch.
 */
export async function startAlone(feature: Feature, source: FeatureSource): Promise<void> {
  const language = readLanguage();
  applyLanguage(language);
  applyTheme();
  const i18n = createI18n({ language, base: baseWords[language] });
  const [client, words] = await Promise.all([demoClient(language), feature.words[language]()]);
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
  const first = startingPages(source)[0]?.path ?? '/';
  if (window.location.pathname === '/') window.history.replaceState(null, '', first);
  const router = createBrowserRouter([{ element: <Frame />, children: pages }]);
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element with id root');
  createRoot(element).render(
    <>
      <GlobalStyle />
      <ApiProvider client={client}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </ApiProvider>
    </>,
  );
}
