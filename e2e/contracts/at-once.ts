import type { Page, Route } from '@playwright/test';

/**
 * Holds the signature requests of several pages and releases them at once, after each page has sent its own.
 */
export async function signAtOnce(
  pages: readonly Page[],
  approve: (page: Page) => Promise<void>,
): Promise<void> {
  const held: Route[] = [];
  for (const page of pages) {
    await page.route('**/SignatureClient/**', async (route) => {
      held.push(route);
      if (held.length === pages.length) await Promise.all(held.map((one) => one.continue()));
    });
  }
  await Promise.all(pages.map(approve));
}
