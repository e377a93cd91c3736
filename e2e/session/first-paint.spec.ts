import type { Page } from '@playwright/test';
import { expect, test } from '../product/console.ts';
import { hold } from '../product/hold.ts';
import { ready } from '../product/ready.ts';

const scripts = /\/releases\/.*\.js$/;

/** Elements that the HTML and the loaded page of a list both have. */
const shared = {
  wide: ['header nav', 'header nav li:last-child', 'main h1', 'thead th', '[data-row] > *'],
  phone: ['main h1', 'main select', 'li:nth-child(-n + 6) > article', 'article dd', 'li:first-child footer'],
};

/** Positions and texts of elements, in CSS px. */
const positions = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    (all) =>
      all.flatMap((selector) =>
        [...document.querySelectorAll(selector)].slice(0, 12).map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [selector, element.textContent, ...[x, y, width, height].map(Math.round)].join(' ');
        }),
      ),
    selectors,
  );

for (const { language, title, menu } of [
  { language: 'en', title: 'Drivers', menu: 'Merchants' },
  { language: 'ar', title: 'السائقون', menu: 'التجار' },
] as const)
  for (const [layout, viewport] of [
    ['wide', { width: 1440, height: 900 }],
    ['phone', { width: 390, height: 844 }],
  ] as const)
    test.describe(`in ${language} on a ${layout} screen`, () => {
      test.use({ language, viewport });

      test('the HTML shows navigation, title and first rows of a list, which stay in place when the scripts arrive', async ({
        page,
        company,
      }) => {
        const { name_driver: name } = await company.createDriver();
        const release = await hold(page, scripts);
        await page.goto('/drivers', { waitUntil: 'commit' });
        await expect(page.locator('main h1')).toHaveText(title);
        await expect(page.locator('header nav')).toContainText(layout === 'wide' ? menu : '');
        await expect(page.locator('[data-row], article').filter({ hasText: name })).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const before = await positions(page, shared[layout]);
        expect(before.length).toBeGreaterThan(20);
        release();
        await expect(page.locator('[data-skeleton], [inert]')).toHaveCount(0);
        await ready(page);
        expect(await positions(page, shared[layout])).toEqual(before);
      });
    });

test('the rows of a list never appear to the next person', async ({ page, expectFault }) => {
  expectFault(/401 .*CheckToken/);
  const release = await hold(page, scripts);
  await page.route('**/CheckToken', (route) =>
    route.fulfill({ status: 401, json: { success: false, code: 'session_ended' } }),
  );
  await page.goto('/drivers', { waitUntil: 'commit' });
  await expect(page.locator('[data-row]').first()).toBeVisible();
  release();
  await expect(page.getByRole('textbox', { name: 'Company ID' })).toBeVisible();
  const kept = () => Reflect.get(globalThis, 'tawseelFirstRows') !== undefined;
  expect(await page.evaluate(kept)).toBe(false);
  await expect(page.locator('[data-row]')).toHaveCount(0);
});

test.describe('signed out', () => {
  test.use({ isSignedIn: false });

  test('the HTML of any page shows the frame of the sign-in page, without fields whose input would be lost', async ({
    page,
  }) => {
    const release = await hold(page, scripts);
    await page.goto('/orders', { waitUntil: 'commit' });
    await expect(page.getByText('Every delivery, every dinar, in one place.')).toBeVisible();
    await expect(page.locator('input, nav')).toHaveCount(0);
    release();
    await ready(page);
    await expect(page.getByRole('textbox', { name: 'Company ID' })).toBeVisible();
  });
});
