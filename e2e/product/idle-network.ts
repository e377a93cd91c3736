import { expect, type Page } from '@playwright/test';

/**
 * Waits until no request of the page has ended for a second. Playwright's own `networkidle` resolves at once when the page was
 * idle before, and never if a request ends before the document is parsed.
 */
export async function idleNetwork(page: Page): Promise<void> {
  const ended = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  await expect(async () => {
    const before = await ended();
    await page.waitForTimeout(1_000);
    expect(await ended()).toBe(before);
  }).toPass();
}
