import type { Page } from '@playwright/test';

/** Makes the browser that of a user who saves data: the console prefetches nothing. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
