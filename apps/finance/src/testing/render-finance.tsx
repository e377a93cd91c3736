import { ApiProvider } from '@tawseel/api-client';
import { testClient } from '@tawseel/api-client/testing';
import type { Language } from '@tawseel/i18n';
import { PrintOrigin } from '@tawseel/ui';
import { renderPage } from '@tawseel/ui/testing';
import type { ReactNode } from 'react';
import { words as ar } from '../words/ar.ts';
import { words as en } from '../words/en.ts';

interface Options {
  language?: Language;
  path?: string;
  /** Whether the server serves the contract alone. */
  isBare?: boolean;
}

/** Renders a screen of this feature as the shell does, with a client of the fake API. */
export function renderFinance(
  page: ReactNode,
  { language = 'en', path = '/page', isBare = false }: Options = {},
) {
  const client = testClient({ language, ...(isBare && { readCapabilities: () => [] }) });
  return renderPage(page, {
    language,
    path,
    namespaces: { finance: language === 'ar' ? ar : en },
    wrap: (inner) => (
      <PrintOrigin value={{ companyName: 'Petra Express', person: '' }}>
        <ApiProvider client={client}>{inner}</ApiProvider>
      </PrintOrigin>
    ),
  });
}
