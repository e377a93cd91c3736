import { Company } from '../product/company.ts';
import { visit } from '../product/visit.ts';
import { expect, signIn, test } from './person.ts';

test.use({ isRunning: true });

test('sessions are listed with their device; one is ended, then all others', async ({
  page,
  say,
  person,
  playwright,
  baseURL,
}) => {
  const credentials = { user: person.login, password_company: person.password };
  const other = await Company.signIn(playwright.request, String(baseURL), '1001', credentials);
  await visit(page, '/account');
  const sessions = page.getByRole('region', { name: say('Sessions', 'الجلسات') }).getByRole('listitem');
  // The acceptance of the invitation has begun one too.
  await expect(sessions).toHaveCount(3);
  await expect(sessions.filter({ hasText: say('This device', 'هذا الجهاز') })).toContainText('127.0.0.1');
  await sessions
    .getByRole('button', { name: say(/^End the session/, /^إنهاء الجلسة/) })
    .first()
    .click();
  await expect(sessions).toHaveCount(2);
  await expect(page.getByRole('region', { name: say('Sessions', 'الجلسات') })).toBeFocused();
  await page.getByRole('button', { name: say('End all other sessions', 'إنهاء جميع الجلسات الأخرى') }).click();
  await expect(sessions).toHaveCount(1);
  await expect(other.call('POST', 'Web/CheckToken')).rejects.toThrow(/401/);
  await other.close();
});

test('a new password must be long and uncommon, ends the other sessions, and signs in', async ({
  page,
  say,
  person,
  playwright,
  baseURL,
  expectFault,
}) => {
  expectFault(/status of 400 .*UpdatePassword/);
  const credentials = { user: person.login, password_company: person.password };
  const other = await Company.signIn(playwright.request, String(baseURL), '1001', credentials);
  await visit(page, '/account');
  const card = page.getByRole('region', { name: say('Password', 'كلمة المرور') });
  const change = async (password: string) => {
    await card.getByLabel(say('Current password', 'كلمة المرور الحالية')).fill(person.password);
    await card.getByLabel(say('New password', 'كلمة المرور الجديدة')).fill(password);
    await card.getByRole('button', { name: say('Change password', 'تغيير كلمة المرور') }).click();
  };
  await change('short');
  await expect(card.getByText(say('Use at least 10 characters.', '10 أحرف على الأقل.'))).toBeVisible();
  await change('password123');
  await expect(card.getByLabel(say('New password', 'كلمة المرور الجديدة'))).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  const password = `another password of ${person.login}`;
  await change(password);
  await expect(
    card.getByText(
      say('Password changed. Your other sessions have ended.', 'تم تغيير كلمة المرور، وانتهت جلساتك الأخرى.'),
    ),
  ).toBeVisible();
  await expect(other.call('POST', 'Web/CheckToken')).rejects.toThrow(/401/);
  await other.close();

  await page.getByRole('button', { name: say(/ account$/, /^حساب /) }).click();
  await page.getByRole('menuitem', { name: say('Log out', 'تسجيل الخروج') }).click();
  await signIn(page, say, { ...person, password });
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('button', { name: `${person.name} ` })).toBeVisible();
});
