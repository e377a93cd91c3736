import { readFile } from 'node:fs/promises';
import { createOrders } from '../merchants/samples.ts';
import { unique, uniquePhone } from '../product/company.ts';
import { violationsOf } from '../product/accessible.ts';
import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

test('a customer is looked up by phone number, exported and erased', async ({ page, say, company }) => {
  const phone_customer = `07${uniquePhone().slice(-8)}`;
  const name_customer = `Customer ${unique()}`;
  const values = { phone_customer, name_customer };
  const { ids, merchant } = await createOrders(company, 2, () => values);
  const ended = { merchant_order_id: String(ids[0]), merchant_id: merchant.merchant_id };
  await company.call('PUT', 'UpdateOrdersStatus', { ...ended, status: 'Cancelled' });

  await visit(page, '/staff');
  await page.getByRole('link', { name: say("Customers' data", 'بيانات العملاء') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say("Customers' data", 'بيانات العملاء'));
  const phone = page.getByLabel(say('Phone number', 'رقم الهاتف'));
  await phone.fill('12345');
  await phone.press('Enter');
  await expect(phone).toHaveAccessibleDescription(/9/);
  await phone.fill(`+962 ${phone_customer.slice(1)}`);
  await phone.press('Enter');
  const found = page.getByRole('region', { name: `962${phone_customer.slice(1)}` });
  await expect(found.getByRole('row').filter({ hasText: name_customer })).toHaveCount(5);
  await expect(found.getByRole('status').first()).toHaveText(say('5 results', '5 نتائج'));

  expect(await violationsOf(page)).toEqual([]);

  await found.getByRole('button', { name: say('Export', 'تصدير') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('CSV').check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: say('Export', 'تصدير') }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(6);
  expect(file).toContain(name_customer);
  await page.keyboard.press('Escape');

  await found.getByRole('button', { name: say('Erase', 'محو') }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(say('Ended orders', 'الطلبات المنتهية'));
  await expect(question).toContainText(say('until they end: 1', 'وعددها: 1'));
  await question.getByRole('button', { name: say('Erase', 'محو') }).click();
  await expect(
    page.getByText(say(/was erased, except in orders under way: 1/, /إلا في الطلبات/)),
  ).toBeVisible();
  // The order under way keeps its data.
  await expect(found.getByRole('row').filter({ hasText: name_customer })).toHaveCount(2);
  await expect(found.getByText(say('Last erased', 'آخر محو'))).toBeVisible();
  await expect(found.getByRole('button', { name: say('Erase', 'محو') })).toHaveCount(0);
  await visit(page, `/orders?search=${ended.merchant_order_id}`);
  await expect(page.getByRole('row').filter({ hasText: ended.merchant_order_id })).toBeVisible();
  await expect(page.getByText(name_customer)).toHaveCount(0);
});

test('a retention period that erases data asks with the number of orders', async ({ page, say }) => {
  await visit(page, '/privacy');
  const months = page.getByLabel(say(/^Months to retain/, /^عدد أشهر الاحتفاظ/));
  const save = page.getByRole('button', { name: say('Save', 'حفظ') });
  await months.fill('1');
  await save.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(say(/data of [\d,]+ ended and deleted orders/, /وعددها [\d,]+/));
  await question.getByRole('button', { name: say('Cancel', 'إلغاء') }).click();
  await months.fill('120');
  await save.click();
  await expect(page.getByText(say('The retention period was saved.', 'تم حفظ مدة الاحتفاظ.'))).toBeVisible();
  await page.reload();
  await expect(months).toHaveValue('120');
  await months.fill('');
  await save.click();
  await expect(page.getByText(say('The retention period was saved.', 'تم حفظ مدة الاحتفاظ.'))).toBeVisible();
});
