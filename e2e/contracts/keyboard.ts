import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeAttached();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(place).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [1] });
}
