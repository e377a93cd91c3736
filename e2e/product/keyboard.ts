import { expect, type Page } from '@playwright/test';

/** Presses a key until the element of the name has the focus. */
export async function pressUntil(page: Page, key: string, name: string | RegExp, most = 30): Promise<void> {
  const focused = page.locator('*:focus');
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press(key);
    const isThere = await expect(focused)
      .toHaveAccessibleName(name, { timeout: 50 })
      .then(() => true)
      .catch(() => false);
    if (isThere) return;
  }
  throw new Error(`${key} does not lead to ${String(name)}`);
}
