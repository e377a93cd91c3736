import type { Browser, CDPSession, Page, Request } from '@playwright/test';

/**
 * One visit: when the page was ready (ms), script bytes over the network, request depth, layout shift; and the script
 * bytes of a second visit.
 */
export interface Visit {
  ready: number;
  scriptBytes: number;
  requests: number;
  depth: number;
  shift: number;
  againBytes: number;
}

/** Metrics that the page records. */
interface State {
  readyAt: number;
  shift: number;
}

/** The slow phone: 1.6 Mbit/s, 150 ms latency, a CPU slowed down to a quarter. */
async function slowDown(session: CDPSession) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
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

/** Script bytes over the network of a second visit. */
async function visitAgain(page: Page, ready: string): Promise<number> {
  await page.reload();
  await page.locator(ready).first().waitFor();
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  );
}

/**
 * Opens a page with a cold cache on the slow phone.
 *
 * @param stored Stored before the page is opened; nothing for the sign-in page.
 * @param ready Selector of the content that the administrator waits for.
 */
export async function visit(
  browser: Browser,
  url: string,
  stored: Record<string, string>,
  ready: string,
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
    ({ stored, ready }) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      const state = { readyAt: 0, shift: 0 };
      Object.assign(globalThis, { benchState: state });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') state.shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
      new MutationObserver(() => {
        if (!state.readyAt && document.querySelector(ready)) state.readyAt = performance.now();
      }).observe(document, { childList: true, subtree: true });
    },
    { stored, ready },
  );
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(globalThis, 'benchState').readyAt > 0, undefined, {
    timeout: 60_000,
  });
  await page.waitForLoadState('networkidle');
  const state: State = JSON.parse(
    await page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'benchState'))),
  );
  const first = {
    ready: state.readyAt,
    requests: requests.length,
    depth: depth(),
    shift: state.shift,
  };
  page.off('requestfinished', note);
  await Promise.all(sizes);
  const visited = { ...first, scriptBytes };
  const againBytes = await visitAgain(page, ready);
  await context.close();
  return { ...visited, againBytes };
}
