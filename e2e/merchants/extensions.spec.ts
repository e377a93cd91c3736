import type { Page } from '@playwright/test';
import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';
import { createOrders } from './samples.ts';

test.use({ isRunning: true });

async function openRowMenu(page: Page) {
  // Orders of other journeys have other merchants and drivers.
  await visit(page, '/orders?status=Delivered&merchant_id=M-001');
  const row = page.getByRole('row').nth(1);
  await row.getByRole('button', { name: /actions/i }).click();
}

test("order details show the order's amounts and link to its driver", async ({ page }) => {
  await openRowMenu(page);
  await page.getByRole('menuitem', { name: 'View' }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Merchant profit')).toBeVisible();
  await expect(details.locator('dl > div', { hasText: /^Delivery price/ })).toContainText(/\d+\.\d\d/);
  await expect(details.getByRole('link', { name: /D-/ })).toHaveAttribute('href', /^\/drivers\?search=D-/);
});

test('an order action opens its driver with the driver’s open orders', async ({ page }) => {
  await openRowMenu(page);
  await page.getByRole('menuitem', { name: 'Driver' }).click();
  const dialog = page.getByRole('dialog', { name: /Driver/ });
  await expect(dialog.getByText('Order money')).toBeVisible();
  await expect(dialog.locator('dl > div', { hasText: 'Open orders' })).toContainText(/\d+ · Show orders/);
});

test('merchant details link to the merchant’s orders', async ({ page, company }) => {
  const { merchant } = await createOrders(company, 2);
  await visit(page, `/merchants?search=${merchant.merchant_id}`);
  await page
    .getByRole('row', { name: new RegExp(merchant.merchant_id) })
    .getByRole('button', { name: 'View' })
    .click();
  await expect(page.getByRole('dialog').getByText('2 ·')).toBeVisible();
  await page.getByRole('link', { name: 'Show orders' }).click();
  await expect(page.getByText('2 results')).toBeVisible();
});

test('the palette finds an order by its number', async ({ page, company }) => {
  const { ids } = await createOrders(company, 1);
  await visit(page, '/home');
  await expect(page.getByRole('button', { name: 'Search Ctrl K' })).toBeVisible();
  await page.keyboard.press('Control+K');
  await page.keyboard.type(ids[0] ?? '');
  // Until the search has answered, results of the first letters are shown.
  const found = page.getByRole('dialog').getByRole('region', { name: 'Orders' }).getByRole('link');
  await found
    .filter({ hasText: ids[0] ?? '' })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/orders\\?search=${ids[0]}&merchant_id=`));
});
