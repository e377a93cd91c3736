import { test } from './console.ts';

test('a wrong password is refused, the right one signs in, and the menu of the account logs out', async ({
  entrance,
  say,
}) => {
  await entrance.open('/login');
  await entrance.field(say('Company ID', 'رقم الشركة')).fill('1002');
  const password = entrance.field(say('Password', 'كلمة المرور'));
  await password.fill('not the password');
  await entrance.button(say('Log in', 'تسجيل الدخول')).press();
  await entrance.role('alert').isShown();
  await password.fill('demo-1002');
  await entrance.key('Enter');
  await entrance.leadsTo('/home');
  await entrance.isComplete();
  await entrance.role('heading', say('Today', 'اليوم')).isShown();
  await entrance.button({ pattern: 'نشامى' }).press();
  await entrance.role('menuitem', say('Log out', 'تسجيل الخروج')).press();
  await entrance.leadsTo('/login');
  await entrance.role('heading', say('Log in', 'تسجيل الدخول')).isShown();
});
