import { createOrders } from '../merchants/samples.ts';
import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';

test('selected orders go on a run, which their timeline tells', async ({ page, company }) => {
  const { merchant, ids } = await createOrders(company, 2);
  for (const merchant_order_id of ids)
    await company.call('PUT', 'UpdateOrdersStatus', {
      merchant_order_id,
      merchant_id: merchant.merchant_id,
      status: 'Accepted',
    });
  await visit(page, `/orders?stage=branch&merchant_id=${merchant.merchant_id}`);
  await expect(page.getByText('2 results')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Put on a run' }).click();
  const dialog = page.getByRole('dialog', { name: 'Put 2 orders on a run' });
  await expect(dialog.getByLabel('Driver')).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Put on a run' }).click();
  const done = page.getByRole('region', { name: 'Messages' }).getByText(/^Put on run/);
  await expect(done).toBeVisible();
  const run_id = Number((await done.innerText()).replaceAll(/\D/g, ''));
  await expect(page.getByRole('region', { name: '2 selected' })).toBeHidden();

  await company.call('POST', 'IssueRun', { run_id });
  await visit(page, '/home');
  await visit(page, `/orders?stage=out&merchant_id=${merchant.merchant_id}`);
  await expect(page.getByText('2 results')).toBeVisible();
  await page.getByRole('row').nth(1).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'View' }).click();
  const details = page.getByRole('dialog');
  await expect(details.locator('dl > div', { hasText: 'Where it is' })).toContainText('With the driver');
  const events = details.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
  await expect(events.first()).toContainText('Order created');
  await expect(events.nth(1)).toContainText('With the merchant → In the branch');
  await expect(events.last()).toContainText(`run ${run_id}`);
  await expect(events.last()).toContainText('With the driver');
});

test('orders that have not moved for two days are listed from home', async ({ page }) => {
  await visit(page, '/home');
  const card = page.getByRole('region', { name: 'Not moved for two days' });
  await expect(card).toContainText(/\d/);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL('/orders?attention=unmoved');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
