import './page/nonce.ts';
import { applyLanguage, createI18n, readLanguage, type Words } from '@tawseel/i18n';
import { applyTheme } from '@tawseel/ui';
import { GlobalStyle } from '@tawseel/ui/global-style';
import { createRoot } from 'react-dom/client';
import { createCalls } from './calls/driver-calls.ts';
import { DayProvider } from './device/day-provider.tsx';
import { readApiUrl } from './page/page-data.ts';
import { App } from './screens/app.tsx';
import { registerWorker } from './service-worker/register-worker.ts';
import { SessionProvider } from './session/session-provider.tsx';
import { createSessionStore } from './session/session-store.ts';

/** Translations of one language; the others are not loaded. */
const translations = {
  ar: async (): Promise<[Words, Words]> => [
    (await import('@tawseel/i18n/words/ar')).baseAr,
    (await import('./words/ar.ts')).words,
  ],
  en: async (): Promise<[Words, Words]> => [
    (await import('@tawseel/i18n/words/en')).baseEn,
    (await import('./words/en.ts')).words,
  ],
};

async function startApp() {
  const language = readLanguage('ar');
  applyLanguage(language);
  applyTheme();
  registerWorker();
  const [base, driver] = await translations[language]();
  createI18n({ language, base, namespaces: { driver } });
  const store = createSessionStore();
  const calls = createCalls(readApiUrl(), language, store);
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(
    <>
      <GlobalStyle />
      <SessionProvider store={store} calls={calls}>
        <DayProvider calls={calls}>
          <App />
        </DayProvider>
      </SessionProvider>
    </>,
  );
}

void startApp();
