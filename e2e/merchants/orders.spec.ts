import { readFile } from 'node:fs/promises';
import { unique } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { choose, fill } from '../product/form.ts';
import { visit } from '../product/visit.ts';
import { createOrders } from './samples.ts';

test.use({ isRunning: true });

test('the URL keeps search, filters, dates and sort', { tag: '@once' }, async ({ page, say, company }) => {
  const { merchant, ids, search } = await createOrders(company, 3);
  await visit(page, '/orders');
  await page.getByRole('searchbox').fill(merchant.merchant_id);
  await expect(page.getByText(say('3 results', '3 نتائج'))).toBeVisible();
  await page.getByLabel(say('Filter: Status', 'تصفية: الحالة')).selectOption('Pending');
  const merchantLabel = say('Merchant ID', 'رقم التاجر');
  const merchantFilter = say(`Filter: ${merchantLabel}`, `تصفية: ${merchantLabel}`);
  await page.getByRole('button', { name: merchantFilter, exact: true }).click();
  await page.getByRole('combobox', { name: merchantLabel }).fill(merchant.merchant_id);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `${merchantFilter} ${merchant.shop_name}` })).toBeFocused();
  await page.getByRole('button', { name: say('More: Filters', 'المزيد: عوامل التصفية') }).click();
  await page
    .getByRole('button', { name: say('Filter: Requested delivery date', 'تصفية: موعد التسليم المطلوب') })
    .click();
  const from = page.getByRole('textbox', { name: say('From', 'من'), exact: true });
  await from.pressSequentially('24/12/2099');
  await expect(from).toHaveValue('24/12/2099');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('Order ID', 'رقم الطلب'), exact: true }).click();
  await expect(page).toHaveURL(/sort=merchant_order_id/);
  const address = page.url();
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    search: merchant.merchant_id,
    status: 'Pending',
    merchant_id: merchant.merchant_id,
    'date_order_delivery_customer.from': '2099-12-24',
    sort: 'merchant_order_id',
  });
  await expect(page.getByRole('row').nth(1)).toContainText(ids[0] ?? '');

  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.goto('/merchants');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('row')).toHaveCount(4);
  await visit(page, `${search}&date_order_delivery_customer.to=2099-12-23`);
  await expect(page.getByText(say('No Orders found.', 'لا توجد طلبات.'))).toBeVisible();
  const due = 'date_order_delivery_customer';
  await visit(page, `${search}&${due}.from=2099-12-24&${due}.to=2099-12-23`);
  await expect(
    page.getByText(say('The end date is before the start date.', 'تاريخ «إلى» يسبق تاريخ «من».')),
  ).toBeVisible();
  await visit(page, `${search}&${due}.from=2099-13-45&${due}.to=0202-01-01`);
  await expect(page.getByRole('row')).toHaveCount(4);
});

test('Back restores the scroll position of the list', { tag: '@once' }, async ({ page, say }) => {
  await visit(page, '/orders');
  const table = page.getByRole('region', { name: say('Orders', 'الطلبات') });
  const count = page.getByText(say('75 of', '75 من'));
  await expect(page.getByRole('row').nth(20)).toBeVisible();
  const scrollTo = (top: number) => table.evaluate((element, to) => element.scrollTo(0, to), top);
  await scrollTo(1e6);
  await expect(count).toBeVisible();
  await scrollTo(1500);
  await page.getByRole('link', { name: say('Tawseel', 'توصيل') }).click();
  await expect(
    page.getByRole('heading', { name: say('Needs you now', 'يحتاج إلى إجراء الآن') }),
  ).toBeVisible();
  await page.goBack();
  await expect(count).toBeVisible();
  await expect.poll(() => table.evaluate((element) => element.scrollTop)).toBe(1500);
});

test('an order is created, moved to delivery, and credits its merchant', async ({ page, say, company }) => {
  const { merchant, city } = await createOrders(company, 1);
  const { driver_id: driver } = await company.createDriver();
  const id = unique();
  await visit(page, '/orders');
  await page.getByRole('button', { name: say('Create order', 'إضافة طلب') }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog, {
    [say('Order ID', 'رقم الطلب')]: id,
    [say('Order name', 'اسم الطلب')]: 'Books',
    [say('Customer', 'العميل')]: 'Salma',
    [say('Phone', 'الهاتف')]: '0780000001',
    [say('Address', 'العنوان')]: 'Street 2',
    [say('Total price', 'السعر الإجمالي')]: '10.25',
    [say('Requested delivery date', 'موعد التسليم المطلوب')]: '2099-12-25',
  });
  await choose(dialog, say('Merchant ID', 'رقم التاجر'), merchant.shop_name);
  await choose(dialog, say('City', 'المدينة'), city);
  const summary = dialog.getByRole('complementary');
  for (const text of [merchant.shop_name, '2.50', '10.25']) await expect(summary).toContainText(text);
  const hidden = await dialog.evaluate((root) =>
    [...root.querySelectorAll('*')]
      .filter((part) => getComputedStyle(part).overflowY === 'auto')
      .map((part) => part.scrollHeight - part.clientHeight),
  );
  expect(Math.max(...hidden), 'the form fits its dialog').toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: say('Create order', 'إضافة طلب') }).click();
  await expect(page.getByText(say('Order created successfully!', 'تمت إضافة الطلب بنجاح.'))).toBeVisible();

  await visit(page, `/orders?search=${id}`);
  for (const status of ['Accepted', 'Picked Up', 'Delivered']) {
    await page.getByRole('button', { name: say('More actions', 'إجراءات أخرى') }).click();
    await page.getByRole('menuitem', { name: say('Change status', 'تغيير الحالة') }).click();
    await dialog.getByLabel(say('New status', 'الحالة الجديدة')).selectOption(status);
    await choose(dialog, say('Driver ID', 'رقم السائق'), driver);
    await dialog.getByRole('button', { name: say('Save', 'حفظ') }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByRole('row').nth(1)).toContainText(say('Delivered', 'تم التسليم'));
  await visit(page, `/MoneyMerchants?search=${merchant.merchant_id}`);
  await expect(page.getByRole('row').nth(1)).toContainText('7.75');
});

test('an order is deleted and restored by Undo', { tag: '@once' }, async ({ page, say, company }) => {
  const { merchant, ids, search } = await createOrders(company, 1);
  await visit(page, search);
  await page.getByRole('button', { name: say('More actions', 'إجراءات أخرى') }).click();
  await page.getByRole('menuitem', { name: say('Delete', 'حذف') }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(String(ids[0]));
  await expect(question).toContainText(merchant.merchant_id);
  await question.getByRole('button', { name: say('Delete', 'حذف') }).click();
  await expect(page.getByText(say('Order deleted successfully!', 'تم حذف الطلب بنجاح.'))).toBeVisible();
  await expect(page.getByText(say('No Orders found.', 'لا توجد طلبات.'))).toBeVisible();
  await page.getByRole('button', { name: say('Undo', 'تراجع') }).click();
  await expect(page.getByText(say('Order restored successfully!', 'تمت استعادة الطلب بنجاح.'))).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(String(ids[0]));
});

test(
  'several orders are deleted, and one is restored from the deleted orders',
  { tag: '@once' },
  async ({ page, say, company }) => {
    const { merchant, ids, search } = await createOrders(company, 3);
    await visit(page, search);
    await page.getByRole('checkbox', { name: say('Select all rows', 'تحديد كل الصفوف') }).check();
    await page
      .getByRole('region', { name: say('3 selected', '3 صفوف محددة') })
      .getByRole('button', { name: say('Delete', 'حذف') })
      .click();
    const question = page.getByRole('alertdialog');
    for (const id of ids) await expect(question).toContainText(id);
    await question.getByRole('button', { name: say('Delete', 'حذف') }).click();
    await expect(
      page.getByText(say('3 orders deleted successfully!', 'تم حذف 3 طلبات بنجاح.')),
    ).toBeVisible();

    await visit(page, `/deleted-records-orders?search=${merchant.merchant_id}`);
    await expect(page.getByRole('row')).toHaveCount(4);
    await expect(page.getByRole('row').nth(1)).toContainText(say('20.50 JD', '20.50 د.أ'));
    await expect(page.getByRole('row').nth(1)).toContainText(say('Administrator', 'المسؤول'));
    await page
      .getByRole('button', { name: say('Restore', 'استعادة') })
      .first()
      .click();
    await expect(page.getByRole('row')).toHaveCount(3);
    await visit(page, search);
    await expect(page.getByRole('row')).toHaveCount(2);
  },
);

for (const format of ['csv', 'xlsx'] as const) {
  test(
    `the export (${format}) contains exactly the rows of the list and counts them`,
    { tag: format === 'csv' ? [] : '@once' },
    async ({ page, say, company }) => {
      const { ids, search } = await createOrders(company, 3);
      await visit(page, search);
      await page.getByRole('button', { name: say('Export', 'تصدير') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: new RegExp(`^${format}`, 'i') }).check();
      const waiting = page.waitForEvent('download');
      await dialog.getByRole('button', { name: say('Export', 'تصدير') }).click();
      const download = await waiting;
      expect(download.suggestedFilename()).toMatch(new RegExp(`^orders-\\d{4}-\\d\\d-\\d\\d\\.${format}$`));
      await expect(dialog.getByRole('status')).toContainText(say('3 rows', '3 صفوف'));
      const content = await readFile(await download.path());
      if (format === 'xlsx') return expect(content.toString('latin1')).toMatch(/^PK.*rows=3$/s);
      const [heading, ...rows] = content.toString('utf8').trim().split('\r\n');
      expect(heading).toContain(say('Order ID', 'رقم الطلب'));
      expect(new Set(rows.map((row) => row.split(',')[0]))).toEqual(new Set(ids));
      expect(rows).toHaveLength(3);
    },
  );
}
