import type { Page } from '@playwright/test';
import { expect, test } from '../product/console.ts';

async function openRowMenu(page: Page) {
  await page.goto('/orders?status=Delivered');
  const row = page.getByRole('row').nth(1);
  await row.getByRole('button', { name: /actions/i }).click();
}

test('a feature that cannot be loaded removes only its own extensions', async ({ page, expectFault }) => {
  expectFault(/finance|ERR_FAILED|Loading chunk|remoteEntry/);
  await page.route(/\/releases\/finance\/.*\.js/, (route) => route.abort());
  await openRowMenu(page);
  await page.getByRole('menuitem', { name: 'View' }).click();
  const details = page.getByRole('dialog');
  await expect(details.locator('dl > div', { hasText: 'Merchant profit' })).toContainText('—');
  await expect(details.locator('dl > div', { hasText: 'Order ID' })).toContainText(/\d/);
});
