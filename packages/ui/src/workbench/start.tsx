import { applyLanguage, createI18n, readLanguage } from '@tawseel/i18n';
import { baseWords } from '@tawseel/i18n/words';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { GlobalStyle } from '../theme/global-style.ts';
import { applyTheme } from '../theme/theme.ts';
import { ToastProvider } from '../toast/toast-provider.tsx';
import { List } from './lists.tsx';
import { samples } from './samples.ts';
import { Workbench } from './workbench.tsx';

/** Renders the workbench in the language and theme of the browser. */
export function startWorkbench(): void {
  const language = readLanguage();
  applyLanguage(language);
  applyTheme();
  const routes = [
    { path: '/list', element: <List t={samples[language]} /> },
    { path: '*', element: <Workbench language={language} /> },
  ];
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element with id root');
  createRoot(element).render(
    <>
      <GlobalStyle />
      <I18nextProvider
        i18n={createI18n({ language, base: baseWords[language], namespaces: { sample: samples[language] } })}
      >
        <ToastProvider>
          <RouterProvider router={createBrowserRouter(routes)} />
        </ToastProvider>
      </I18nextProvider>
    </>,
  );
}
