import { unique } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { choose, field, fill } from '../product/form.ts';
import { visit } from '../product/visit.ts';
import { createOrders, endOrder } from './samples.ts';

test.use({ isRunning: true });

test('the id of a new order is proposed; one that another administrator takes first gives way to the next, and a past date asks', async ({
  page,
  say,
  company,
  expectFault,
}) => {
  const { merchant, city, ids } = await createOrders(company, 1);
  const first = `${String(ids[0]).replace(/\d+$/, '')}2`;
  await visit(page, '/orders');
  await page.getByRole('button', { name: say('Create order', 'إضافة طلب') }).click();
  const dialog = page.getByRole('dialog');
  const id = field(dialog, say('Order ID', 'رقم الطلب'));
  await expect(id).toHaveValue(/\d$/);
  await fill(dialog, {
    [say('Order ID', 'رقم الطلب')]: first,
    [say('Order name', 'اسم الطلب')]: 'Books',
    [say('Customer', 'العميل')]: 'Salma',
    [say('Phone', 'الهاتف')]: '0780000001',
    [say('Address', 'العنوان')]: 'Street 2',
    [say('Total price', 'السعر الإجمالي')]: '10.25',
    [say('Requested delivery date', 'موعد التسليم المطلوب')]: '2026-01-02',
  });
  await choose(dialog, say('Merchant ID', 'رقم التاجر'), merchant.shop_name);
  await choose(dialog, say('City', 'المدينة'), city);
  const create = dialog.getByRole('button', { name: say('Create order', 'إضافة طلب') });
  await create.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2026-01-02');
  await question.getByRole('button', { name: say('Change the date', 'تغيير التاريخ') }).click();
  const day = field(dialog, say('Requested delivery date', 'موعد التسليم المطلوب'));
  await expect(day).toHaveAccessibleDescription(say(/has passed/, /مضى/));
  await day.fill('2099-01-02');
  // Another administrator uses the id in between.
  await company.call('POST', 'CreateOrders', {
    merchant_order_id: first,
    merchant_id: merchant.merchant_id,
    name_order: unique(),
    city_order: city,
    address_order: 'Street 1',
    name_customer: 'Rami',
    phone_customer: '0780000000',
    total_price: 1,
    type_payment: 'Cash',
    date_order_delivery_customer: '2099-01-02',
  });
  expectFault(/409/);
  await create.click();
  const next = `${first.slice(0, -1)}3`;
  await expect(dialog.getByRole('alert')).toContainText(next);
  await id.fill(next);
  await create.click();
  await expect(page.getByText(say('Order created successfully!', 'تمت إضافة الطلب بنجاح.'))).toBeVisible();
});

test('an order that has not ended is edited and gets a driver; one that has ended says why it cannot change', async ({
  page,
  say,
  company,
}) => {
  const { merchant, ids, search } = await createOrders(company, 1);
  const { driver_id: driver } = await company.createDriver();
  await visit(page, search);
  const open = () => page.getByRole('button', { name: say('More actions', 'إجراءات أخرى') }).click();
  await open();
  await page.getByRole('menuitem', { name: say('Edit', 'تعديل') }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog, {
    [say('Address', 'العنوان')]: 'Mecca street 7',
    [say('Requested delivery date', 'موعد التسليم المطلوب')]: '2026-01-02',
  });
  await choose(dialog, say('Driver ID', 'رقم السائق'), driver);
  await dialog.getByRole('button', { name: say('Save', 'حفظ') }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: say('Save with this date', 'الحفظ بهذا التاريخ') }).click();
  await expect(dialog).toHaveCount(0);
  for (const text of ['Mecca street 7', driver, '2026-01-02', say('Pending', 'قيد الانتظار')])
    await expect(page.getByRole('row').nth(1)).toContainText(text);

  await endOrder(company, merchant.merchant_id, String(ids[0]), driver);
  await page.reload();
  await open();
  for (const name of [say(/^Change status/, /^تغيير الحالة/), say(/^Edit/, /^تعديل/)]) {
    const item = page.getByRole('menuitem', { name });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(
      item.getByText(say('This order has ended (Delivered)', 'انتهى هذا الطلب (تم التسليم)')),
    ).toBeVisible();
  }
});
