import { createOrders, endOrder } from '../merchants/samples.ts';
import { test } from './console.ts';

test('a merchant is paid: draft, approval, and the payment in cash', async ({
  console: page,
  company,
  say,
}) => {
  const { merchant, ids } = await createOrders(company, 1);
  const { driver_id: driver } = await company.createDriver();
  await endOrder(company, merchant.merchant_id, String(ids[0]), driver);
  await page.open(`/payouts-due?merchant_id=${merchant.merchant_id}`);
  const more = page.button(say('More actions', 'إجراءات أخرى'));
  await page.role('main').says('18.00');
  await more.press();
  await page.role('menuitem', say('Draft payout', 'إعداد دفعة')).press();
  await page
    .role('region', say('Messages', 'الرسائل'))
    .says(say(`The payout of ${merchant.full_name} was drafted.`, `أُعدّت دفعة ${merchant.full_name}.`));
  await more.press();
  await page.role('menuitem', say('All payouts', 'كل الدفعات')).press();
  await page.leadsTo('/payouts');
  await page.role('link', say('Open', 'فتح')).press();
  await page.leadsTo('/payout');
  const approve = say('Approve', 'اعتماد');
  await page.button(approve).press();
  const dialog = page.role('dialog');
  await dialog.button(approve).press();
  await dialog.isGone();
  const pay = say('Mark as paid', 'تسجيل الدفع');
  await page.button(pay).press();
  await dialog.button(pay).press();
  await dialog.isGone();
  await page.role('article').says(say('Closing balance', 'الرصيد الختامي'));
});
