import { expect, test } from '../product/console.ts';
import { choose } from '../product/form.ts';
import { visit } from '../product/visit.ts';
import { createOrders, endOrder } from './samples.ts';

test.use({ isRunning: true });

test('the status of selected orders changes at once; the order that cannot change is named and stays selected', async ({
  page,
  say,
  company,
}) => {
  const { merchant, ids, search } = await createOrders(company, 3);
  const { driver_id: driver } = await company.createDriver();
  await endOrder(company, merchant.merchant_id, String(ids[1]), driver);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(new URL(request.url()).pathname));
  await visit(page, search);
  await page.getByRole('checkbox', { name: say('Select all rows', 'تحديد كل الصفوف') }).check();
  const bar = page.getByRole('region', { name: say('3 selected', '3 صفوف محددة') });
  await bar.getByRole('button', { name: say('Change status', 'تغيير الحالة') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('New status', 'الحالة الجديدة')).selectOption('Accepted');
  await dialog.getByRole('button', { name: say('Save', 'حفظ') }).click();
  const failed = dialog.getByRole('listitem');
  await expect(failed).toHaveCount(1);
  await expect(failed).toContainText(String(ids[1]));
  await expect(failed).toContainText(
    say('An order cannot move from Delivered to Accepted.', 'لا يمكن نقل الطلب من «تم التسليم» إلى «مقبول».'),
  );
  await dialog
    .getByRole('button', { name: say('Close', 'إغلاق') })
    .last()
    .click();
  await expect(page.getByRole('region', { name: say('1 selected', 'صف واحد محدد') })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: say('Accepted', 'مقبول') })).toHaveCount(2);
  expect(sent).toEqual(['/api/DC/UpdateOrdersStatusMany']);
});

test('all orders that match are selected, get a driver, and are deleted and restored', async ({
  page,
  say,
  company,
}) => {
  const { search } = await createOrders(company, 52);
  const { driver_id: driver } = await company.createDriver();
  await visit(page, search);
  await page.getByRole('checkbox', { name: say('Select all rows', 'تحديد كل الصفوف') }).check();
  await page.getByRole('button', { name: say('Select all 52 matching', 'تحديد كل المطابق: 52 صفًا') }).click();
  const bar = page.getByRole('region', { name: say('52 selected', '52 صفًا محددًا') });
  await bar.getByRole('button', { name: say('Assign driver', 'إسناد سائق') }).click();
  const dialog = page.getByRole('dialog');
  await choose(dialog, say('Driver ID', 'رقم السائق'), driver);
  await dialog.getByRole('button', { name: say('Save', 'حفظ') }).click();
  await expect(
    page.getByText(say('52 orders updated successfully!', 'تم تحديث 52 طلبًا بنجاح.')),
  ).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(driver);
  // The selection stays.
  await bar.getByRole('button', { name: say('Delete', 'حذف') }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('52');
  await question.getByRole('button', { name: say('Delete', 'حذف') }).click();
  await expect(page.getByText(say('No Orders found.', 'لا توجد طلبات.'))).toBeVisible();
  await page.getByRole('button', { name: say('Undo', 'تراجع') }).click();
  await expect(
    page.getByText(say('52 orders restored successfully!', 'تمت استعادة 52 طلبًا بنجاح.')),
  ).toBeVisible();
  await expect(page.getByText(say('25 of 52', '25 من 52'))).toBeVisible();
});

test(
  'receipts of all orders that match open in one window',
  { tag: '@once' },
  async ({ page, context, say, company }) => {
    const printing = await context.addInitScript(() => {
      window.print = () => undefined;
    });
    const { search } = await createOrders(company, 51);
    await visit(page, search);
    await page.getByRole('checkbox', { name: say('Select all rows', 'تحديد كل الصفوف') }).check();
    await page.getByRole('button', { name: 'Select all 51 matching' }).click();
    const opening = context.waitForEvent('page');
    await page.getByRole('region', { name: '51 selected' }).getByRole('button', { name: 'Print' }).click();
    await expect((await opening).getByRole('article')).toHaveCount(51);
    await printing.dispose();
  },
);
