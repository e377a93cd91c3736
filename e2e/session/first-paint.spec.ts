import type { Page } from '@playwright/test';
import { expect, test } from '../product/console.ts';
import { ready } from '../product/ready.ts';

/** Holds the scripts of releases back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/releases\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Positions of what skeleton and page have in common, in CSS px. */
const positions = (page: Page) =>
  page.evaluate(() =>
    ['header nav', 'header nav li:last-child', 'main h1'].map((selector) => {
      const { x, y, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return [selector, Math.round(x), Math.round(y), Math.round(height)];
    }),
  );

for (const { language, title, menu } of [
  { language: 'en', title: 'Drivers', menu: 'Merchants' },
  { language: 'ar', title: 'السائقون', menu: 'التجار' },
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the HTML shows navigation, title and rows of a list, which stay in place when the scripts arrive', async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.goto('/drivers', { waitUntil: 'commit' });
      await expect(page.locator('main h1')).toHaveText(title);
      await expect(page.locator('header nav')).toContainText(menu);
      await expect(page.locator('main [data-skeleton="list"] span[aria-hidden]').first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await positions(page);
      release();
      await ready(page);
      expect(await positions(page)).toEqual(before);
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    });
  });
}

test.describe('signed out', () => {
  test.use({ isSignedIn: false });

  test('the HTML of any page shows the frame of the sign-in page, without fields whose input would be lost', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/orders', { waitUntil: 'commit' });
    await expect(page.getByText('Every delivery, every dinar, in one place.')).toBeVisible();
    await expect(page.locator('input, nav')).toHaveCount(0);
    release();
    await ready(page);
    await expect(page.getByRole('textbox', { name: 'Company ID' })).toBeVisible();
  });
});
