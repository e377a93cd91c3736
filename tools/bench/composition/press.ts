import type { Browser, Page } from '@playwright/test';
import { slowDown } from './slow-down.ts';

/** Times in ms from the navigation until a press on the menu button is answered, with an empty cache and in a second visit. */
export interface PressTimes {
  first: number;
  again: number;
}

const answeredMessage = 'bench: answered';

/** Presses the menu button every 60 ms from the moment it is shown, until the menu opens. */
function pressUntilAnswered(answeredMessage: string) {
  const control = 'button[aria-label="Open menu"]';
  const menu = 'dialog[open], .MuiDrawer-root:not(.MuiModal-hidden)';
  const timer = setInterval(() => document.querySelector<HTMLElement>(control)?.click(), 60);
  new MutationObserver((_, observer) => {
    if (!document.querySelector(menu)) return;
    clearInterval(timer);
    observer.disconnect();
    requestAnimationFrame(() => console.debug(`${answeredMessage} ${performance.now()}`));
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

async function answered(page: Page, navigate: () => Promise<unknown>): Promise<number> {
  const message = page.waitForEvent('console', {
    predicate: (candidate) => candidate.text().startsWith(answeredMessage),
    timeout: 60_000,
  });
  const [said] = await Promise.all([message, navigate()]);
  await page.waitForLoadState('networkidle');
  return Number(said.text().slice(answeredMessage.length));
}

/** Opens a page on the slow phone, and presses before it has started. */
export async function pressTimes(
  browser: Browser,
  url: string,
  stored: Record<string, string>,
): Promise<PressTimes> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  await page.addInitScript(pressUntilAnswered, answeredMessage);
  const first = await answered(page, () => page.goto(url, { waitUntil: 'commit' }));
  const again = await answered(page, () => page.reload({ waitUntil: 'commit' }));
  await context.close();
  return { first, again };
}
