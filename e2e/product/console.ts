import {
  expect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type WebError,
} from '@playwright/test';
import { Company } from './company.ts';
import { RunningConsole } from './running-console.ts';

export interface ConsoleOptions {
  /** Language of the console. */
  language: 'en' | 'ar';
  /** Whether the journey starts signed in. */
  isSignedIn: boolean;
  /**
   * Whether the journey starts in a console that earlier journeys have used, in which `visit` navigates. Not for journeys that
   * change the page before its scripts run.
   */
  isRunning: boolean;
}

/** Selects the text in the language of the console. */
export type Say = <Text>(en: Text, ar: Text) => Text;

type Fixtures = ConsoleOptions & {
  /** The signed-in company by its API, for concurrent changes. */
  company: Company;
  say: Say;
  /** The values that the browser has stored for the product's site. */
  storedValues: Record<string, string>;
  /** Declares an expected error of the browser; any other error fails the journey. */
  expectFault: (fault: RegExp) => void;
};

interface WorkerFixtures {
  /** Resolves to the session of the worker's journeys. */
  openSession: () => Promise<Company>;
  running: RunningConsole;
}

/** Milliseconds for which journeys share a session: some changes ask for a sign-in within the last ten minutes. */
const sharedFor = 300_000;

/** Reports blocked content of a context's pages as errors. */
async function reportBlocked(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Content security policy: ${violatedDirective} ${blockedURI}`);
    });
  });
}

/** The browser's stored data for the product's site. */
export function stored(baseURL: string | undefined, values: Record<string, string>) {
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: String(baseURL), localStorage }] };
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  language: ['en', { option: true }],
  isSignedIn: [true, { option: true }],
  isRunning: [false, { option: true }],
  say: async ({ language }, provide) => provide((en, ar) => (language === 'ar' ? ar : en)),

  // The journeys of a worker share a session; journeys that end their session create their own.
  openSession: [
    async ({ playwright }, provide, { project }) => {
      let company: Company | undefined;
      let openedAt = 0;
      await provide(async () => {
        if (company && Date.now() - openedAt < sharedFor) return company;
        await company?.close();
        openedAt = Date.now();
        company = await Company.signIn(playwright.request, String(project.use.baseURL));
        return company;
      });
      await company?.close();
    },
    { scope: 'worker' },
  ],
  company: async ({ openSession }, provide) => provide(await openSession()),

  storedValues: async ({ company, language, isSignedIn }, provide) =>
    provide({ language, ...(isSignedIn && company.stored) }),
  storageState: async ({ storedValues, baseURL }, provide) => provide(stored(baseURL, storedValues)),

  running: [
    async ({ browser }, provide) => {
      const running = new RunningConsole(browser, reportBlocked);
      await provide(running);
      await running.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ context, running, isRunning, baseURL, storedValues, viewport }, provide) => {
    if (!isRunning) {
      await reportBlocked(context);
      return provide(context);
    }
    await provide(await running.begin({ baseURL: String(baseURL), stored: storedValues, viewport }));
    return running.end();
  },

  // Collects unexpected messages of the pages: errors, blocked content, failed requests.
  expectFault: [
    async ({ context }, provide) => {
      const expected: RegExp[] = [];
      const found: string[] = [];
      const hear = (message: ConsoleMessage) => {
        if (message.type() === 'error') found.push(`${message.text()} ${message.location().url}`);
      };
      const hearError = (fault: WebError) => found.push(String(fault.error()));
      context.on('console', hear).on('weberror', hearError);
      await provide((fault) => expected.push(fault));
      context.off('console', hear).off('weberror', hearError);
      const unexpected = found.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
      expect(unexpected, 'the pages have no faults').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
