import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyLanguage, createI18n, type Language, type Words } from '@tawseel/i18n';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ToastProvider } from '../toast/toast-provider.tsx';

// A busy machine is slow, not wrong: what a test waits for gets its time.
configure({ asyncUtilTimeout: 10_000 });

export interface PageOptions {
  language?: Language;
  /** Words by namespace, in `language`. */
  namespaces?: Readonly<Record<string, Words>>;
  /** Path the page is at, with its search. */
  path?: string;
  /** Pattern of that path, where it has parameters: `/contract/:contractId`. */
  route?: string;
  /** Providers of the feature, such as its query client. */
  wrap?: (page: ReactNode) => ReactNode;
}

/**
 * Renders `page` as the shell does: in a language, at a path, with toasts. Other paths show their own name, so a test
 * sees where a link leads.
 */
export function renderPage(page: ReactNode, options: PageOptions = {}) {
  const { language = 'en', namespaces = {}, path = '/page', wrap = (inner: ReactNode) => inner } = options;
  const { route = path.split('?')[0] ?? path } = options;
  applyLanguage(language);
  const i18n = createI18n({ language, namespaces });
  const router = createMemoryRouter(
    [
      { path: route, element: wrap(page) },
      { path: '*', element: <p>another page</p> },
    ],
    { initialEntries: [path] },
  );
  const result = render(
    <I18nextProvider i18n={i18n}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </I18nextProvider>,
  );
  return { ...result, router, i18n, user: userEvent.setup() };
}

/** Fails unless axe finds nothing to say about `element`. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  // A part on its own has no landmarks; the shell around it does.
  const results = await axe(element, { rules: { region: { enabled: false } } });
  const faults = results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
  if (faults.length > 0) throw new Error(`axe found:\n${faults.join('\n')}`);
}
