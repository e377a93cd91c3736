import { ApiProvider } from '@tawseel/api-client';
import { testClient } from '@tawseel/api-client/testing';
import type { Language } from '@tawseel/i18n';
import { renderPage } from '@tawseel/ui/testing';
import type { ReactNode } from 'react';
import { words as ar } from '../words/ar.ts';
import { words as en } from '../words/en.ts';

const words = { en, ar };

interface Options {
  path: string;
  route?: string;
  language?: Language;
  /** Whether the server serves the contract alone. */
  isBare?: boolean;
}

/** Renders a page of this feature as the shell does, at a path, with a client of the fake API. */
export function renderContracts(page: ReactNode, { isBare = false, ...options }: Options) {
  const { language = 'en' } = options;
  const client = testClient({ language, ...(isBare && { readCapabilities: () => [] }) });
  return renderPage(page, {
    ...options,
    namespaces: { contracts: words[language] },
    wrap: (inner) => <ApiProvider client={client}>{inner}</ApiProvider>,
  });
}
