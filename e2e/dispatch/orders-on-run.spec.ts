import { createOrders } from '../merchants/samples.ts';
import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';

test(
  'selected orders go on a run, which their timeline tells',
  { tag: '@once' },
  async ({ page, company }) => {
    const { driver_id, name_driver } = await company.createDriver();
    const city = await company.createCity();
    await company.call('PUT', 'UpdateCitys', { ...city, driver1_id: driver_id });
    const { merchant, ids } = await createOrders(company, 2, () => ({ city_order: city.city }));
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
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: name_driver })).toBeChecked();
    await dialog.getByRole('button', { name: 'Put on a run' }).click();
    await expect(page.getByRole('region', { name: '2 selected' })).toBeHidden();
    await page.getByRole('button', { name: 'Open the run' }).click();
    await expect(page).toHaveURL(/\/runs\/\d+$/);
    const run_id = Number(/\d+$/.exec(page.url())?.[0]);

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
  },
);

test('orders that have not moved for two days are listed from home', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/home');
  const card = page.getByRole('region', { name: 'Not moved for two days' });
  await expect(card).toContainText(/\d/);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL('/orders?attention=unmoved');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
