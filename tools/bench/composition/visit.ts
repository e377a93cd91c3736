import type { Browser, CDPSession, Page, Request } from '@playwright/test';
import { slowDown } from './slow-down.ts';

/** Times of a page, in ms from the navigation, and its layout shift. */
interface Times {
  firstPaint: number;
  ready: number;
  shift: number;
}

/** A first visit with an empty cache, and a second one. */
export interface Visit extends Times {
  scriptBytes: number;
  requests: number;
  /** Number of sequential requests from the HTML to the last response. */
  depth: number;
  again: Times & { scriptBytes: number };
  /** From the press on a link, five seconds after the page was ready, to the rows of its list; undefined without one. */
  navigation: number | undefined;
}

/** Metrics that the page records. */
interface State {
  readyAt: number;
  shift: number;
}

/** Depth of each request: the number of sequential requests from the HTML to its response. */
function trackDepth(session: CDPSession, page: string) {
  const depths = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    if (type === 'Document') return;
    const sources = [initiator.url, ...(initiator.stack?.callFrames.map(({ url }) => url) ?? [])];
    for (let stack = initiator.stack?.parent; stack; stack = stack.parent) {
      sources.push(...stack.callFrames.map(({ url }) => url));
    }
    const before = sources.flatMap((url) => (url && url !== page ? (depths.get(url) ?? []) : []));
    if (!depths.has(request.url)) depths.set(request.url, 1 + Math.max(0, ...before));
  });
  return () => Math.max(0, ...depths.values());
}

/** The page writes it to the console once its content is there. */
const readyMessage = 'bench: ready';

/**
 * Navigates, waits until the page says that it is ready, and reads its metrics. A condition that the test driver evaluates in
 * the page would load the driver's own script there, which takes 50 to 70 ms before the first paint.
 */
async function timesOf(page: Page, navigate: () => Promise<unknown>): Promise<Times> {
  const ready = page.waitForEvent('console', {
    predicate: (message) => message.text() === readyMessage,
    timeout: 60_000,
  });
  await Promise.all([ready, navigate()]);
  await page.waitForLoadState('networkidle');
  const { readyAt, shift, firstPaint }: State & { firstPaint: number } = JSON.parse(
    await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint').at(0)?.startTime ?? 0;
      return JSON.stringify({ ...Reflect.get(globalThis, 'benchState'), firstPaint: paint });
    }),
  );
  return { firstPaint, ready: readyAt, shift };
}

function scriptBytesOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  );
}

/** Opens a list of another feature by the drawer, five seconds after the page was ready. */
async function navigate(page: Page, path: string, ready: string): Promise<number> {
  await page.waitForTimeout(5_000);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const link = page.locator(`dialog a[href="${path}"]`);
  await link.waitFor();
  await page.evaluate(
    ([address = '', selector = '']) => {
      const before = new Set(document.querySelectorAll(selector));
      document.addEventListener('click', ({ timeStamp }) => {
        new MutationObserver((_, observer) => {
          const isShown = [...document.querySelectorAll(selector)].some((row) => !before.has(row));
          if (window.location.pathname !== address || !isShown) return;
          observer.disconnect();
          requestAnimationFrame(() =>
            Object.assign(globalThis, { benchOpened: performance.now() - timeStamp }),
          );
        }).observe(document, { childList: true, subtree: true });
      });
    },
    [path, ready],
  );
  await link.click();
  const opened = await page.waitForFunction(
    () => Number(Reflect.get(globalThis, 'benchOpened') ?? 0),
    undefined,
    {
      timeout: 60_000,
    },
  );
  return opened.jsonValue();
}

/**
 * Opens a page with a cold cache on the slow phone.
 *
 * @param stored Stored before the page is opened; nothing for the sign-in page.
 * @param ready Selector of the content that the administrator waits for.
 * @param next Path of another feature's list to open from there, and the selector of its rows.
 */
export async function visit(
  browser: Browser,
  url: string,
  stored: Record<string, string>,
  ready: string,
  next?: { path: string; ready: string },
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session);
  const depth = trackDepth(session, url);
  let scriptBytes = 0;
  const sizes: Promise<void>[] = [];
  const requests: Request[] = [];
  const note = (request: Request) => {
    requests.push(request);
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => void (scriptBytes += responseBodySize)));
  };
  page.on('requestfinished', note);
  await page.addInitScript(
    ({ stored, ready, readyMessage }) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      const state = { readyAt: 0, shift: 0 };
      Object.assign(globalThis, { benchState: state });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') state.shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
      new MutationObserver(() => {
        if (state.readyAt || !document.querySelector(ready)) return;
        state.readyAt = performance.now();
        console.debug(readyMessage);
      }).observe(document, { childList: true, subtree: true });
    },
    { stored, ready, readyMessage },
  );
  const opened = await timesOf(page, () => page.goto(url, { waitUntil: 'commit' }));
  const first = { ...opened, requests: requests.length, depth: depth() };
  page.off('requestfinished', note);
  await Promise.all(sizes);
  const visited = { ...first, scriptBytes };
  const times = await timesOf(page, () => page.reload({ waitUntil: 'commit' }));
  const again = { ...times, scriptBytes: await scriptBytesOf(page) };
  const navigation = next && (await navigate(page, next.path, next.ready));
  await context.close();
  return { ...visited, again, navigation };
}
