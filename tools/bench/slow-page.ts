import type { Browser, Page } from '@playwright/test';
import type { Session } from './product.ts';

/** Opens a page at 1440 pixels, signed in, and slows the processor down to a quarter once `content` is there. */
export async function openSlowPage(
  browser: Browser,
  address: string,
  { stored }: Session,
  content: string,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  await page.goto(address);
  await page.locator(content).first().waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}
