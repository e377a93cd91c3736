import type { Page } from '@playwright/test';
import { expect, test } from '../product/console.ts';
import { SampleFeature } from '../product/sample-feature.ts';

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

test('a feature of contract 1 loads beside features of contract 2', async ({ page }) => {
  const sample = new SampleFeature();
  await sample.release({ says: 'contract 1' });
  await page.goto(sample.path);
  await expect(page.getByRole('heading', { name: 'contract 1' })).toBeVisible();
  await sample.remove();
});
