import { configure, getConfig, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { applyLanguage, createI18n, type Language, type Words } from '@tawseel/i18n';
import { baseWords } from '@tawseel/i18n/words';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { prefetch } from '../prefetch/fetched.ts';
import { ToastProvider } from '../toast/toast-provider.tsx';
import { LeaveGuard } from '../unsaved/leave-guard.tsx';

// Generous, because CI machines can be slow.
configure({ asyncUtilTimeout: 30_000 });

// As after the first move of the pointer on a page: dialogs open at once.
beforeAll(prefetch);

export interface PageOptions {
  language?: Language;
  /** Translations by namespace, in `language`. */
  namespaces?: Readonly<Record<string, Words>>;
  /** Path of the page, with its search parameters. */
  path?: string;
  /** Route pattern, if the path has parameters: `/contract/:contractId`. */
  route?: string;
  /** Providers of the feature, such as its query client. */
  wrap?: (page: ReactNode) => ReactNode;
}

/** A rendered page, with the user that acts on it. */
export interface RenderedPage extends RenderResult {
  router: ReturnType<typeof createBrowserRouter>;
  i18n: ReturnType<typeof createI18n>;
  user: UserEvent;
}

function Frame() {
  return (
    <>
      <Outlet />
      <LeaveGuard />
    </>
  );
}

/**
 * Renders `page` as the shell does: with a language, a path and toasts. Other paths render their own path, so that a test
 * sees where a link leads.
 */
export function renderPage(page: ReactNode, options: PageOptions = {}): RenderedPage {
  const { language = 'en', namespaces = {}, path = '/page', wrap = (inner: ReactNode) => inner } = options;
  const { route = path.split('?')[0] ?? path } = options;
  applyLanguage(language);
  const i18n = createI18n({ language, base: baseWords[language], namespaces });
  window.history.replaceState(null, '', path);
  const routes = [
    { path: route, element: wrap(page) },
    { path: '*', element: <p>another page</p> },
  ];
  const router = createBrowserRouter([{ element: <Frame />, children: routes }]);
  const result = render(
    <I18nextProvider i18n={i18n}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </I18nextProvider>,
  );
  return { ...result, router, i18n, user: userEvent.setup() };
}

/** Expects axe to find no violation in `element`. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  // The page may render meanwhile, as while a test waits for an element.
  await getConfig().asyncWrapper(async () => {
    // A component alone has no landmarks; the shell provides them.
    const results = await axe(element, { rules: { region: { enabled: false } } });
    const faults = results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
    );
    if (faults.length > 0) throw new Error(`axe found:\n${faults.join('\n')}`);
  });
}
