import type { Page } from '@playwright/test';
import { expect, test } from '../product/console.ts';

/** The rest of the console stands, the page says what is wrong, and Retry has it once the cause is gone. */
async function expectFailureAndRecovery(page: Page, repair: () => Promise<void>): Promise<void> {
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This page could not be loaded', { timeout: 15_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Drivers' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cities and cars' })).toBeVisible();
  const retry = alert.getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect(retry, 'while the cause is there, the rest stays').toBeEnabled();
  await expect(alert).toBeVisible();
  await repair();
  await retry.click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(alert).toHaveCount(0);
}

const files = {
  'its entry cannot be had': '**/releases/fleet/**/remoteEntry.js',
  'a file of its page cannot be had': /\/releases\/fleet\/.*\/drivers\.[0-9a-f]+\.js/,
  'none of its files can be had': '**/releases/fleet/**',
};

for (const [fault, pattern] of Object.entries(files)) {
  test(`${fault}: the page says so, the rest works, Retry recovers`, async ({ page, expectFault }) => {
    expectFault(/releases\/fleet/);
    expectFault(/PageLoadError/);
    await page.route(pattern, (route) => route.abort());
    await page.goto('/drivers');
    await expectFailureAndRecovery(page, () => page.unroute(pattern));
  });
}

test('its entry has been tampered with: it does not run', async ({ page, expectFault }) => {
  expectFault(/integrity|PageLoadError/);
  const pattern = '**/releases/fleet/**/remoteEntry.js';
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.isTampered = true;${await response.text()}` });
  });
  await page.goto('/drivers');
  await expectFailureAndRecovery(page, () => page.unroute(pattern));
  expect(await page.evaluate(() => 'isTampered' in window)).toBe(false);
});

test('while a feature cannot be had, the pages of others can be gone to', async ({ page, expectFault }) => {
  expectFault(/releases\/fleet|PageLoadError/);
  await page.route('**/releases/fleet/**', (route) => route.abort());
  await page.goto('/cars');
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
