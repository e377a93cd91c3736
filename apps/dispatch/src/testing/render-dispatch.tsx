import { ApiProvider, type ApiClientOptions } from '@tawseel/api-client';
import { testClient } from '@tawseel/api-client/testing';
import type { Language } from '@tawseel/i18n';
import { renderPage } from '@tawseel/ui/testing';
import type { ReactNode } from 'react';
import { words as ar } from '../words/ar.ts';
import { words as en } from '../words/en.ts';

const words = { en, ar };

/** Renders a page of this feature as the shell does, with a client of the fake API. */
export function renderDispatch(
  page: ReactNode,
  options: { path: string; route?: string; language?: Language; client?: Partial<ApiClientOptions> },
) {
  const { language = 'en', client } = options;
  return renderPage(page, {
    ...options,
    namespaces: { dispatch: words[language] },
    wrap: (inner) => <ApiProvider client={testClient({ language, ...client })}>{inner}</ApiProvider>,
  });
}
