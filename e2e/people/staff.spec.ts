import type { Page } from '@playwright/test';
import { Company, unique } from '../product/company.ts';
import { stored } from '../product/console.ts';
import { visit } from '../product/visit.ts';
import { codeOf, createPerson, expect, signIn, test, type Person } from './person.ts';

test.use({ isRunning: true, role: 'Owner' });

/** Runs an action of a person's row and confirms it. */
/** @param menu Button of the menu that has the action, if the row has too many actions for buttons. */
async function act(page: Page, person: Person, action: string, menu?: string) {
  await visit(page, `/staff?search=${person.login}`);
  const row = page.getByRole('row', { name: person.name });
  await row.getByRole('button', { name: menu ?? action }).click();
  if (menu) await page.getByRole('menuitem', { name: action }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(person.name);
  await question.getByRole('button', { name: action }).click();
  await expect(question).toBeHidden();
}

test('an invited person chooses a password and is signed in with their role; the link works once', async ({
  page,
  say,
  language,
  browser,
  baseURL,
  expectFault,
}) => {
  expectFault(/status of 404 .*ReadInvitation/);
  const login = unique();
  await visit(page, '/staff');
  await page.getByRole('button', { name: say('Invite', 'دعوة'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('Name', 'الاسم')).fill(`Layla ${login}`);
  await dialog.getByLabel(say('User', 'اسم المستخدم')).fill(login);
  await dialog.getByLabel(say('Role', 'الدور')).selectOption('DataEntry');
  await dialog.getByRole('button', { name: say('Create the invitation', 'إنشاء الدعوة') }).click();
  const link = await page
    .getByRole('dialog', { name: say('Link to choose a password', 'رابط اختيار كلمة المرور') })
    .getByLabel(say('Link', 'الرابط'))
    .inputValue();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: `Layla ${login}` })).toContainText(say('Invited', 'مدعو'));

  const context = await browser.newContext({ storageState: stored(baseURL, { language }) });
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByText(`Layla ${login}`)).toBeVisible();
  await expect(guest.getByText(say('Data entry', 'مُدخل البيانات'))).toBeVisible();
  await guest.getByLabel(say('Password', 'كلمة المرور'), { exact: true }).fill('too short');
  await guest.getByRole('button', { name: say('Start', 'ابدأ') }).click();
  await expect(guest.getByText(say('Use at least 10 characters.', '10 أحرف على الأقل.'))).toBeVisible();
  await guest.getByLabel(say('Password', 'كلمة المرور'), { exact: true }).fill(`a password of ${login}`);
  await guest.getByRole('button', { name: say('Start', 'ابدأ') }).click();
  await expect(guest).toHaveURL('/home');
  await guest.getByRole('button', { name: say(/ account$/, /^حساب /) }).click();
  await expect(guest.getByRole('menuitem', { name: say('My account', 'حسابي') })).toBeVisible();
  await expect(guest.getByRole('menuitem', { name: say('Staff', 'الموظفون') })).toBeHidden();
  await guest.getByRole('menuitem', { name: say('Log out', 'تسجيل الخروج') }).click();
  // The browser remembers company and user.
  await expect(guest.getByLabel(say('Company ID', 'رقم الشركة'))).toHaveValue('1001');
  await expect(guest.getByLabel(say('User', 'اسم المستخدم'))).toHaveValue(login);
  await context.close();

  await page.goto(link);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('link', { name: say('Log in', 'تسجيل الدخول') })).toBeVisible();
});

test('a person whose role changes or who is disabled loses the session at once', async ({
  page,
  say,
  language,
  playwright,
  browser,
  baseURL,
}) => {
  const url = String(baseURL);
  const person = await createPerson(playwright.request, url, 'Viewer');
  const context = await browser.newContext({
    storageState: stored(url, { language, ...person.session.stored }),
  });
  const other = await context.newPage();
  await other.goto('/home');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await visit(page, `/staff?search=${person.login}`);
  await page
    .getByRole('row', { name: person.name })
    .getByRole('button', { name: say('Edit', 'تعديل') })
    .click();
  await page.getByRole('dialog').getByLabel(say('Role', 'الدور')).selectOption('Dispatcher');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Save', 'حفظ') })
    .click();
  await expect(page.getByRole('row', { name: person.name })).toContainText(say('Dispatcher', 'منسّق التوصيل'));
  await other.goto('/cities');
  await expect(other).toHaveURL(/\/login/);
  await signIn(other, say, person);
  await expect(other).toHaveURL(/\/(home|cities)/);

  await act(page, person, say('Disable the account', 'تعطيل الحساب'));
  await expect(page.getByRole('row', { name: person.name })).toContainText(say('Disabled', 'معطّل'));
  await other.goto('/cars');
  await expect(other).toHaveURL(/\/login/);
  await signIn(other, say, person);
  await expect(other.getByRole('alert')).toBeVisible();
  await context.close();
  await person.session.close();
});

test('an owner resets the factor of a person who lost it, who then signs in by the password alone', async ({
  page,
  say,
  language,
  playwright,
  browser,
  baseURL,
}) => {
  const url = String(baseURL);
  const person = await createPerson(playwright.request, url, 'Cashier');
  const { data } = (await person.session.call('POST', 'CreateTotp')) as { data: { secret: string } };
  await person.session.call('PUT', 'ConfirmTotp', { code: codeOf(data.secret) });
  const menu = say('More actions', 'إجراءات أخرى');
  await act(page, person, say('Reset the second factor', 'إعادة تعيين التحقق بخطوتين'), menu);
  await expect(
    page.getByRole('row', { name: person.name }).getByText(say('No', 'لا'), { exact: true }),
  ).toBeVisible();

  const context = await browser.newContext({ storageState: stored(url, { language }) });
  const other = await context.newPage();
  await signIn(other, say, person);
  await expect(other).toHaveURL('/home');
  await context.close();
  await person.session.close();
});

test('a change of the last owner is refused with its reason', async ({
  playwright,
  browser,
  baseURL,
  say,
  language,
}) => {
  const url = String(baseURL);
  const owner = await Company.signIn(playwright.request, url, '1002');
  const context = await browser.newContext({
    baseURL: url,
    storageState: stored(url, { language, ...owner.stored }),
  });
  const page = await context.newPage();
  await page.goto('/staff?role=Owner');
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: say('Edit', 'تعديل') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('Role', 'الدور')).selectOption('Viewer');
  await dialog.getByRole('button', { name: say('Save', 'حفظ') }).click();
  await expect(dialog.getByRole('alert')).toContainText(say(/owner/i, /مالك/));
  await context.close();
  await owner.close();
});
