import { expect, test as base, type BrowserContext } from '@playwright/test';
import { Company } from './company.ts';

export interface ConsoleOptions {
  /** Language of the console. */
  language: 'en' | 'ar';
  /** Whether the journey starts signed in. */
  isSignedIn: boolean;
}

/** Selects the text in the language of the console. */
export type Say = <Text>(en: Text, ar: Text) => Text;

type Fixtures = ConsoleOptions & {
  /** The signed-in company by its API, for concurrent changes. */
  company: Company;
  say: Say;
  /** Declares an expected error of the browser; any other error fails the journey. */
  expectFault: (fault: RegExp) => void;
};

/** Collects unexpected messages of a context's pages: errors, blocked content, failed requests. */
async function watch(context: BrowserContext, tell: (fault: string) => void): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Content security policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error') tell(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (fault) => tell(String(fault.error())));
}

/** The browser's stored data for the product's site. */
export function stored(baseURL: string | undefined, values: Record<string, string>) {
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: String(baseURL), localStorage }] };
}

export const test = base.extend<Fixtures, { session: Company }>({
  language: ['en', { option: true }],
  isSignedIn: [true, { option: true }],
  say: async ({ language }, provide) => provide((en, ar) => (language === 'ar' ? ar : en)),

  // All journeys of a worker share one session; journeys that end their session create their own.
  session: [
    async ({ playwright }, provide, { project }) => {
      const company = await Company.signIn(playwright.request, String(project.use.baseURL));
      await provide(company);
      await company.close();
    },
    { scope: 'worker' },
  ],
  company: async ({ session }, provide) => provide(session),

  storageState: async ({ session, language, isSignedIn, baseURL }, provide) =>
    provide(stored(baseURL, { language, ...(isSignedIn && session.stored) })),

  expectFault: [
    async ({ context }, provide) => {
      const expected: RegExp[] = [];
      const found: string[] = [];
      await watch(context, (fault) => found.push(fault));
      await provide((fault) => expected.push(fault));
      const unexpected = found.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
      expect(unexpected, 'the pages have no faults').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
