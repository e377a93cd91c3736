import { createDriversRun } from '../driver/driver.ts';
import { test } from './console.ts';

test('a driver signs in, reports a delivery and a failed attempt, and sees the cash', async ({
  entrance: app,
  company,
  say,
}) => {
  const { driver } = await createDriversRun(company, 2);
  await app.open('/driver/');
  await app.field(say('Company ID', 'رقم الشركة')).fill('1001');
  await app.field(say('Driver ID or phone number', 'رقم السائق أو رقم هاتفه')).fill(driver.driver_id);
  await app.field(say('Password', 'كلمة المرور')).fill('drive-2026');
  await app.button(say('Log in', 'تسجيل الدخول')).press();
  await app.role('heading', say('My run', 'جولتي')).isShown();
  await app.role('link', say('Open this stop', 'فتح هذه الوجهة')).press();
  const delivered = say('Delivered', 'تم التسليم');
  await app.role('link', delivered).press();
  await app.button(delivered).press();
  await app.role('heading', say('Stop 2', 'الوجهة 2')).isShown();
  const failed = say('Not delivered', 'تعذّر التوصيل');
  await app.role('link', failed).press();
  await app.role('radio', say('No answer', 'لا يرد')).press();
  await app.button(failed).press();
  await app.text(say('All stops of this run are reported.', 'سُجّلت نتائج كل وجهات هذه الجولة.')).isShown();
  await app.role('link', say('Cash', 'النقد')).press();
  await app.role('heading', say('My cash', 'نقدي')).isShown();
  await app.role('main').says('20.50');
  await app.role('link', say('Outbox', 'الصادر')).press();
  await app.text(say('Everything has been sent.', 'أُرسل كل شيء.')).isShown();
});
