import { createOrders, endOrder } from '../merchants/samples.ts';
import { test } from './console.ts';

test('a driver hands over the cash of an order, counted by notes and coins', async ({
  console: page,
  company,
  say,
}) => {
  const driver = await company.createDriver({ commission_driver: 1 });
  const { merchant, ids } = await createOrders(company, 1);
  await endOrder(company, merchant.merchant_id, String(ids[0]), driver.driver_id);
  await page.open(`/handovers?search=${driver.driver_id}`);
  await page.button(say('Hand over', 'تسليم النقد')).at(0).press();
  const dialog = page.role('dialog');
  await dialog.says(driver.name_driver);
  await dialog.field(say('Note of 20 JD', 'فئة 20 د.أ')).fill('1');
  await dialog.field(say('Coins', 'القطع المعدنية')).fill('0.5');
  await dialog.button(say('Post handover', 'تسجيل التسليم')).press();
  const posted = page.role('dialog', say('Cash handover', 'تسليم نقد'));
  await posted.says('20.50');
  await posted.button(say('Close', 'إغلاق')).at(-1).press();
  await posted.isGone();
  await page.role('main').says(say('No driver holds cash.', 'لا يوجد نقد لدى السائقين.'));
});
