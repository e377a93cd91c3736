import { expect, test } from '../product/console.ts';
import { createOrders } from '../merchants/samples.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

test('the account menu leads to the activity, which tells a change before and after', async ({
  page,
  say,
  company,
}) => {
  const driver = await company.createDriver();
  const { driver_id: id } = driver;
  await company.call('PUT', 'UpdateDrivers', { ...driver, salary: 410.5, changed_fields: ['salary'] });
  await visit(page, '/home');
  await page.getByRole('button', { name: say(' account', 'حساب') }).click();
  await page.getByRole('menuitem', { name: say('Activity', 'سجل النشاط') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Activity', 'سجل النشاط'));
  await page.getByRole('searchbox').fill(id);
  const row = page.getByRole('row').filter({ hasText: '410.50' });
  await expect(row).toContainText('300.00');
  await row.getByRole('link', { name: id }).click();
  await expect(page).toHaveURL(/\/drivers\?search=/);
});

test('a restored order is one sentence, and the activity of a person shows no id drawn at random', async ({
  page,
  say,
  company,
}) => {
  const { merchant, ids } = await createOrders(company, 1);
  const [id = ''] = ids;
  const key = `${id}/${merchant.merchant_id}`;
  await company.call('DELETE', `DeleteOrders/${key}`);
  await company.call('POST', `RestoreOrders/${key}`);
  await visit(page, `/activity?search=${encodeURIComponent(id)}`);
  const rows = page.locator('tbody').getByRole('row').filter({ hasText: id });
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(say(' restored order', 'استعادة الطلب'));
  await visit(page, '/activity');
  await page.getByRole('button', { name: say('Filter: Person', 'تصفية: الشخص'), exact: true }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page).toHaveURL(/admin_id=/);
  await expect(page.locator('tbody').getByRole('row').first()).toBeVisible();
  await expect(page.locator('body')).not.toHaveText(/[{}]|[\da-f]{8}-[\da-f]{4}-/);
});

test('a deleted car is found among the deleted ones, restored, and its activity is exported', async ({
  page,
  say,
  company,
}) => {
  const { car_id: id } = await company.createCar();
  await company.call('DELETE', `DeleteCars/${encodeURIComponent(id)}`);
  await visit(page, `/cars?search=${encodeURIComponent(id)}`);
  await expect(page.getByRole('row').filter({ hasText: id })).toHaveCount(0);
  await page.getByRole('button', { name: say('Deleted', 'المحذوفة') }).click();
  const row = page.getByRole('row').filter({ hasText: id });
  await row.getByRole('button', { name: say('Restore', 'استعادة') }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: say('Deleted', 'المحذوفة') }).click();
  await expect(row.getByRole('button', { name: say('Delete', 'حذف') })).toBeVisible();
  await visit(page, `/activity?entity=car&entity_key=${encodeURIComponent(id)}`);
  await expect(page.getByRole('row').filter({ hasText: id })).toHaveCount(3);
  await page.getByRole('button', { name: say('Export', 'تصدير') }).click();
  const dialog = page.getByRole('dialog');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: say('Export', 'تصدير') }).click();
  expect((await download).suggestedFilename()).toMatch(/^activity-\d{4}-\d\d-\d\d\.xlsx$/);
  await expect(dialog.getByRole('status')).toContainText(say('3 rows', '3 صفوف'));
});
