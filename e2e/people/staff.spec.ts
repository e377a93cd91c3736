import type { Page } from '@playwright/test';
import { Company, unique } from '../product/company.ts';
import { stored } from '../product/console.ts';
import { codeOf, createPerson, expect, signIn, test, type Person } from './person.ts';

test.use({ role: 'Owner' });

/** Runs an action of a person's row and confirms it. */
async function act(page: Page, person: Person, action: string) {
  await page.goto(`/staff?search=${person.login}`);
  await page.getByRole('row', { name: person.name }).getByRole('button', { name: action }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(person.name);
  await question.getByRole('button', { name: action }).click();
  await expect(question).toBeHidden();
}

test('an invited person chooses a password and is signed in with their role; the link works once', async ({
  page,
  browser,
  baseURL,
  expectFault,
}) => {
  expectFault(/status of 404 .*ReadInvitation/);
  const login = unique();
  await page.goto('/staff');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(`Layla ${login}`);
  await dialog.getByLabel('User').fill(login);
  await dialog.getByLabel('Role').selectOption('DataEntry');
  await dialog.getByRole('button', { name: 'Create the invitation' }).click();
  const link = await page.getByRole('dialog', { name: 'Invitation link' }).getByLabel('Link').inputValue();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: `Layla ${login}` })).toContainText('Invited');

  const context = await browser.newContext({ storageState: stored(baseURL, {}) });
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByText(`Layla ${login}`)).toBeVisible();
  await expect(guest.getByText('Data entry')).toBeVisible();
  await guest.getByLabel('Password', { exact: true }).fill('too short');
  await guest.getByRole('button', { name: 'Start' }).click();
  await expect(guest.getByText('Use at least 10 characters.')).toBeVisible();
  await guest.getByLabel('Password', { exact: true }).fill(`a password of ${login}`);
  await guest.getByRole('button', { name: 'Start' }).click();
  await expect(guest).toHaveURL('/home');
  await guest.getByRole('button', { name: / account$/ }).click();
  await expect(guest.getByRole('menuitem', { name: 'My account' })).toBeVisible();
  await expect(guest.getByRole('menuitem', { name: 'Staff' })).toBeHidden();
  await guest.getByRole('menuitem', { name: 'Log out' }).click();
  // The browser remembers company and user.
  await expect(guest.getByLabel('Company ID')).toHaveValue('1001');
  await expect(guest.getByLabel('User')).toHaveValue(login);
  await context.close();

  await page.goto(link);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a person whose role changes or who is disabled loses the session at once', async ({
  page,
  playwright,
  browser,
  baseURL,
}) => {
  const url = String(baseURL);
  const person = await createPerson(playwright.request, url, 'Viewer');
  const context = await browser.newContext({ storageState: stored(url, person.session.stored) });
  const other = await context.newPage();
  await other.goto('/home');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(`/staff?search=${person.login}`);
  await page.getByRole('row', { name: person.name }).getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('Role').selectOption('Dispatcher');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: person.name })).toContainText('Dispatcher');
  await other.goto('/cities');
  await expect(other).toHaveURL(/\/login/);
  await signIn(other, person);
  await expect(other).toHaveURL(/\/(home|cities)/);

  await act(page, person, 'Disable the account');
  await expect(page.getByRole('row', { name: person.name })).toContainText('Disabled');
  await other.goto('/cars');
  await expect(other).toHaveURL(/\/login/);
  await signIn(other, person);
  await expect(other.getByRole('alert')).toBeVisible();
  await context.close();
  await person.session.close();
});

test('an owner resets the factor of a person who lost it, who then signs in by the password alone', async ({
  page,
  playwright,
  browser,
  baseURL,
}) => {
  const url = String(baseURL);
  const person = await createPerson(playwright.request, url, 'Cashier');
  const { data } = (await person.session.call('POST', 'CreateTotp')) as { data: { secret: string } };
  await person.session.call('PUT', 'ConfirmTotp', { code: codeOf(data.secret) });
  await act(page, person, 'Reset the second factor');
  await expect(page.getByRole('row', { name: person.name }).getByText('No', { exact: true })).toBeVisible();

  const context = await browser.newContext({ storageState: stored(url, {}) });
  const other = await context.newPage();
  await signIn(other, person);
  await expect(other).toHaveURL('/home');
  await context.close();
  await person.session.close();
});

test('the last owner keeps the role, and is told why', async ({ playwright, browser, baseURL }) => {
  const url = String(baseURL);
  const owner = await Company.signIn(playwright.request, url, '1002');
  const context = await browser.newContext({ baseURL: url, storageState: stored(url, owner.stored) });
  const page = await context.newPage();
  await page.goto('/staff?role=Owner');
  await page.getByRole('row').nth(1).getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Role').selectOption('Viewer');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText(/owner/i);
  await context.close();
  await owner.close();
});
