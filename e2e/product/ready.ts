import { expect, type Page } from '@playwright/test';

/** Waits until a page stands: its title is there, and nothing of it is still being fetched. */
export async function ready(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}
