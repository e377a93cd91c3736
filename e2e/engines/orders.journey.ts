import { createOrders } from '../merchants/samples.ts';
import { unique } from '../product/company.ts';
import { expect, test } from './console.ts';

test('an order is created, its status changes, and it is deleted and restored', async ({
  console: page,
  company,
  say,
}) => {
  const { merchant, city } = await createOrders(company, 1);
  const { driver_id: driver } = await company.createDriver();
  const id = unique();
  await page.open('/orders');
  await page.button(say('Create order', 'إضافة طلب')).press();
  const dialog = page.role('dialog');
  await dialog.field(say('Order ID', 'رقم الطلب')).fill(id);
  await dialog.field(say('Order name', 'اسم الطلب')).fill(say('Books', 'كتب'));
  await dialog.field(say('Customer', 'العميل')).fill(say('Salma', 'سلمى'));
  await dialog.field(say('Phone', 'الهاتف')).fill('0780000001');
  await dialog.field(say('Address', 'العنوان')).fill('Street 2');
  await dialog.field(say('Total price', 'السعر الإجمالي')).fill('10.25');
  await dialog.field(say('Requested delivery date', 'موعد التسليم المطلوب')).set('2099-12-25');
  await dialog.field(say('Merchant ID', 'رقم التاجر')).choose(merchant.shop_name);
  await dialog.field(say('City', 'المدينة')).choose(city);
  await dialog.button(say('Create order', 'إضافة طلب')).press();
  await dialog.isGone();

  await page.open(`/orders?search=${id}`);
  const more = page.button(say('More actions', 'إجراءات أخرى'));
  await more.press();
  await page.role('menuitem', say('Change status', 'تغيير الحالة')).press();
  await dialog.field(say('New status', 'الحالة الجديدة')).set('Accepted');
  await dialog.field(say('Driver ID', 'رقم السائق')).choose(driver);
  await dialog.button(say('Save', 'حفظ')).press();
  await dialog.isGone();
  await page.role('main').says(say('Accepted', 'مقبول'));

  await more.press();
  await page.role('menuitem', say('Delete', 'حذف')).press();
  const question = page.role('alertdialog');
  await question.says(id);
  await question.button(say('Delete', 'حذف')).press();
  await page.role('main').says(say('No Orders found.', 'لا توجد طلبات.'));
  await page.button(say('Undo', 'تراجع')).press();
  await page.role('main').says(id);
});

test('an order is edited, and a rejected value is named beside its field', async ({
  console: page,
  company,
  say,
}) => {
  const { search } = await createOrders(company, 1);
  await page.open(search);
  await page.button(say('More actions', 'إجراءات أخرى')).press();
  await page.role('menuitem', say('Edit', 'تعديل')).press();
  const dialog = page.role('dialog');
  const phone = dialog.field(say('Phone', 'الهاتف'));
  await phone.fill('12');
  await dialog.button(say('Save', 'حفظ')).press();
  await expect.poll(async () => (await phone.look()).isInvalid).toBe(true);
  await phone.fill('0791234567');
  await dialog.field(say('Customer', 'العميل')).fill(say('Rana', 'رنا'));
  await dialog.button(say('Save', 'حفظ')).press();
  await dialog.isGone();
  await page.role('main').says('0791234567');
  await page.role('main').says(say('Rana', 'رنا'));
});

test('a bulk change moves the chosen orders', async ({ console: page, company, say }) => {
  const { ids, search } = await createOrders(company, 3);
  await page.open(search);
  for (const id of ids.slice(0, 2)) await page.role('checkbox', { pattern: id }).check();
  const bar = page.role('region', say('2 selected', 'صفان محددان'));
  await bar.button(say('Change status', 'تغيير الحالة')).press();
  const dialog = page.role('dialog');
  await dialog.field(say('New status', 'الحالة الجديدة')).set('Accepted');
  await dialog.button(say('Save', 'حفظ')).press();
  await dialog.isGone();
  await page
    .role('main')
    .text({ pattern: say('^Accepted$', '^مقبول$') })
    .isShown();
  await page
    .role('main')
    .text({ pattern: say('^Pending$', '^قيد الانتظار$') })
    .isShown();
});
