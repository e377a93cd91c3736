import { expect, type Locator, type Page } from '@playwright/test';
import { ready } from './ready.ts';

/**
 * Opens a page of the console and waits until it is loaded. A console that runs in the page navigates as its links do, unless the
 * path is the present one: a load takes five times as much processor time. The console reuses responses of the last 15 seconds.
 *
 * @returns The heading of the page.
 */
export async function visit(page: Page, address: string): Promise<Locator> {
  const isRunning = await page.evaluate((to) => {
    const heading = document.querySelector('h1');
    if (!heading || new URL(to, location.href).pathname === location.pathname) return false;
    heading.setAttribute('data-left', '');
    history.pushState({ idx: history.length, key: to, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    return true;
  }, address);
  if (!isRunning) await page.goto(address);
  const heading = page.locator('h1:not([data-left])');
  await expect(heading).toBeVisible();
  await ready(page);
  return heading;
}
