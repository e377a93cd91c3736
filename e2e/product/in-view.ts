import type { Locator, Page } from '@playwright/test';
import { expect } from './console.ts';

const windows = [
  { width: 1440, height: 900 },
  { width: 720, height: 450 },
  { width: 390, height: 844 },
] as const;

/** Checks that the button is whole and on top in the dialog, however far its content is scrolled. */
export async function expectInView(page: Page, button: Locator) {
  for (const window of windows) {
    await page.setViewportSize(window);
    for (const to of [0, 100_000]) {
      await button.evaluate((element, top) => {
        for (const part of element.closest('dialog')?.querySelectorAll('*') ?? []) part.scrollTop = top;
      }, to);
      const at = `${window.width} x ${window.height}, scrolled to ${to}`;
      await expect(button, at).toBeInViewport({ ratio: 1 });
      const isOnTop = await button.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height - 2));
      });
      expect(isOnTop, at).toBe(true);
    }
  }
  await page.setViewportSize(windows[0]);
}
