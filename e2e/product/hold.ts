import type { Page } from '@playwright/test';

/** Holds back the page's requests of an address until the returned function is called. */
export async function hold(page: Page, address: RegExp | string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
