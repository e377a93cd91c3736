import type { Browser, BrowserContext, Page, ViewportSize } from '@playwright/test';

/** A page of the console that asks the server for nothing. */
const idle = '/no-such-page';

/** Site, stored values and window of a journey at its start. */
export interface Beginning {
  baseURL: string;
  stored: Record<string, string>;
  viewport: ViewportSize | null;
}

/** Events to which journeys listen. */
const events = ['download', 'load', 'request', 'requestfinished', 'requestfailed', 'response'] as const;

/**
 * Ends the session of the console in the page and begins another: pages, caches and dialogs belong to a session.
 *
 * @returns Whether the console did so within ten seconds and has the language of the journey: the previous one may have left it at
 * a page without a session, or may have had the other language.
 */
async function beginSession(page: Page, stored: Record<string, string>): Promise<boolean> {
  return page.evaluate(
    async ({ values, path }) => {
      const end = Date.now() + 10_000;
      const until = async (isDone: () => boolean) => {
        while (!isDone() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
      };
      // As if another tab had changed what is stored.
      const tell = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
      localStorage.clear();
      tell(null);
      await until(() => location.pathname === '/login');
      // The end of a session keeps the typed values of its forms.
      sessionStorage.clear();
      const hasMessages = () => document.querySelector('section[aria-live] li') !== null;
      await until(() => {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
        return !hasMessages();
      });
      history.pushState({ idx: history.length, key: path, usr: null }, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      await until(() => location.search.includes(path.slice(1)));
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
      tell('admin-token');
      const hasBegun = () => location.pathname === path && document.querySelector('h1') !== null;
      await until(hasBegun);
      return hasBegun() && document.documentElement.lang === values['language'];
    },
    { values: stored, path: idle },
  );
}

/**
 * A console that runs on from journey to journey: the load of a console takes most of the processor time of a short journey.
 * Each journey begins with a session of its own, on a page without requests.
 */
export class RunningConsole {
  private readonly browser: Browser;
  private readonly prepare: (context: BrowserContext) => Promise<void>;
  private context: BrowserContext | undefined;

  /** @param prepare Runs once, on the new context. */
  constructor(browser: Browser, prepare: (context: BrowserContext) => Promise<void>) {
    this.browser = browser;
    this.prepare = prepare;
  }

  /** The context of the console, with one page. */
  async begin({ baseURL, stored, viewport }: Beginning): Promise<BrowserContext> {
    const [running] = this.context?.pages() ?? [];
    const hasBegun = running?.url().startsWith(baseURL) === true && (await beginSession(running, stored));
    const page = running && hasBegun ? running : await this.open();
    if (viewport) await page.setViewportSize(viewport);
    return page.context();
  }

  /** Replaces the context. The new one has what the journey begins with, as every context of Playwright. */
  private async open(): Promise<Page> {
    await this.context?.close();
    this.context = await this.browser.newContext();
    await this.prepare(this.context);
    return this.context.newPage();
  }

  /** Removes what a journey has added to the context. */
  async end(): Promise<void> {
    const [page, ...others] = this.context?.pages() ?? [];
    await Promise.all(others.map((other) => other.close()));
    await this.context?.unrouteAll({ behavior: 'ignoreErrors' });
    await page?.unrouteAll({ behavior: 'ignoreErrors' });
    for (const event of events) page?.removeAllListeners(event);
    await page?.emulateMedia({ media: null, colorScheme: 'light' });
    await page?.mouse.move(0, 0);
  }

  async close(): Promise<void> {
    await this.context?.close();
  }
}
