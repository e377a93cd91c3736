import { address } from '@tawseel/api-client/testing';
import type { Language } from '@tawseel/i18n';
import { renderPage } from '@tawseel/ui/testing';
import type { ReactNode } from 'react';
import { createCalls } from '../calls/driver-calls.ts';
import { DayProvider } from '../device/day-provider.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import { createSessionStore } from '../session/session-store.ts';
import { words as ar } from '../words/ar.ts';
import { words as en } from '../words/en.ts';
import { profile } from './samples.ts';

const words = { en, ar };

interface DriverPageOptions {
  path?: string;
  /** Route pattern, if the path has parameters. */
  route?: string;
  language?: Language;
  /** Whether nobody has signed in on the device. */
  isSignedOut?: boolean;
}

/** Renders a screen as the app does, on a device whose driver is signed in, with the server of `fakeServer`. */
export function renderDriver(page: ReactNode, options: DriverPageOptions = {}) {
  const { language = 'en', isSignedOut = false } = options;
  const store = createSessionStore();
  if (!isSignedOut) store.begin({ token: 'token-1', profile });
  const calls = createCalls(address, language, store);
  return renderPage(page, {
    ...options,
    namespaces: { driver: words[language] },
    wrap: (inner) => (
      <SessionProvider store={store} calls={calls}>
        <DayProvider calls={calls}>{inner}</DayProvider>
      </SessionProvider>
    ),
  });
}
