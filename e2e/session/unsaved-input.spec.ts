import type { Page } from '@playwright/test';
import { balanceOf, createMerchant } from '../merchants/samples.ts';
import { Company, unique, uniquePhone } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { expectValues, field, fill } from '../product/form.ts';

// These journeys end their session, so each creates its own.
test.use({
  storedValues: async ({ playwright, baseURL }, provide) => {
    const company = await Company.signIn(playwright.request, String(baseURL));
    await provide(company.stored);
    await company.close();
  },
});

/** Ends the session on the server, as its end of life does; the page does not know. */
async function endSession(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('admin-token'));
  await page.request.post('/api/DC/Web/Logout', { headers: { Authorization: `Bearer ${token}` }, data: {} });
}

async function signIn(page: Page, id = '1001') {
  await expect(page.getByLabel('Company ID')).toBeVisible();
  await fill(page, { 'Company ID': id, Password: `demo-${id}` });
  await page.getByRole('button', { name: 'Log in' }).click();
}

const restored = /^Your session ended while you were typing/;

test.beforeEach(({ expectFault }) => expectFault(/status of 401/));

test('a creation form comes back after sign-in, without its password', async ({ page, company }) => {
  const id = unique();
  const typed = {
    'Driver ID': `T-${id}`,
    Name: `Driver ${id}`,
    'Salary (optional)': '310.5',
    'Delivery commission': '1',
    'Return commission': '0.5',
    City: 'Irbid',
    Email: `${id}@drivers.example`,
    Phone: uniquePhone(),
  };
  await page.goto('/create-driver');
  await fill(page, { ...typed, Password: 'a password', Status: 'Active' });
  await endSession(page);
  await page.getByRole('button', { name: 'Create driver' }).click();
  await expect(page).toHaveURL('/login?next=%2Fcreate-driver');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('a password');
  await signIn(page);
  await expect(page.getByText(restored)).toBeVisible();
  await expectValues(page, { ...typed, Password: '', Status: 'Active' });
  await field(page, 'Password').fill('a password');
  await page.getByRole('button', { name: 'Create driver' }).click();
  await expect(field(page, 'Name')).toHaveValue('');
  await expect(page.getByText(restored)).toHaveCount(0);
  expect(await company.findDriver(`T-${id}`)).toMatchObject({ salary: 310.5 });
});

test('an edit dialog comes back with its row after a reload, and refuses values that changed since', async ({
  page,
  company,
  expectFault,
}) => {
  expectFault(/status of 409/);
  const { driver_id: id } = await company.createDriver();
  await page.goto(`/MoneyDrivers?search=${id}`);
  await page.getByRole('button', { name: 'Update' }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog, { "Driver's delivery money": '12.5' });
  await endSession(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await company.setDriverBalance(id, 0, 40);
  await page.reload();
  await signIn(page);

  await expect(page).toHaveURL(`/MoneyDrivers?search=${id}`);
  await expect(dialog.getByText(restored)).toBeVisible();
  await expectValues(dialog, { "Driver's delivery money": '12.5', Salary: '300' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog, 'the typed amount is based on the former balance').toContainText('Now 40.00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  expect(await company.findDriver(id)).toMatchObject({ money_driver: 12.5, salary: 300 });
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText('12.50');
  await expect(dialog).toHaveCount(0);
});

test('a draft comes back once the code that restores it can be loaded', async ({
  page,
  company,
  expectFault,
}) => {
  expectFault(/ERR_FAILED/);
  const { driver_id: id } = await company.createDriver();
  await page.goto(`/MoneyDrivers?search=${id}`);
  await page.getByRole('button', { name: 'Update' }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog, { Salary: '310.5' });
  await endSession(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.route(/\/restored-drafts\.[^/]*\.js$/, (route) => route.abort());
  await page.reload();
  await signIn(page);
  await expect(page).toHaveURL(`/MoneyDrivers?search=${id}`);
  // The form of the sign-in has reported the failure too: one message is for both.
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toHaveCount(1);
  await retry.click();
  await expect(retry).toHaveCount(1);
  await expect(dialog).toHaveCount(0);
  await page.unroute(/\/restored-drafts\.[^/]*\.js$/);
  await retry.click();
  await expect(dialog.getByText(restored)).toBeVisible();
  await expectValues(dialog, { Salary: '310.5' });
});

test('dialogs of pages come back too: of the cash, of payouts, and of people', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  const comesBack = async (submit: string, typed: Record<string, string>) => {
    await fill(dialog, typed);
    await endSession(page);
    await dialog.getByRole('button', { name: submit }).click();
    await signIn(page);
    await expect(dialog.getByText(restored)).toBeVisible();
    await expectValues(dialog, typed);
  };
  await page.goto('/cash');
  await page.getByRole('button', { name: 'Move money' }).click();
  await comesBack('Move money', { Amount: '12.5', 'Reason (optional)': 'Change for drivers' });

  await page.goto('/payouts-due');
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Payout terms' }).click();
  await comesBack('Save', { 'Days to wait': '3' });

  await page.goto('/staff');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await comesBack('Create the invitation', { Name: 'Rana', User: unique(), Role: 'Viewer' });
});

test('each tab gets its own input back, and another company gets none', async ({
  page,
  context,
  company,
}) => {
  const { merchant_id: merchant } = await createMerchant(company);
  await page.goto(`/MoneyMerchants?search=${merchant}`);
  const amount = page.getByLabel(/^New balance of/);
  await amount.fill('7.25');

  const orders = await context.newPage();
  await orders.goto('/orders');
  await orders.getByRole('button', { name: 'Create order' }).click();
  const dialog = orders.getByRole('dialog');
  await fill(dialog, { 'Order name': 'Books', Customer: 'Salma' });
  const cars = await context.newPage();
  await cars.goto('/create-car');
  await field(cars, 'Model').fill('Prius');

  await endSession(page);
  await page.getByRole('button', { name: /^Update the balance/ }).click();
  for (const tab of [page, orders, cars]) await expect(tab).toHaveURL(/\/login/);
  await signIn(page);
  await expect(amount).toHaveValue('7.25');
  await expect(page.getByText(restored)).toBeVisible();
  await page.getByRole('button', { name: /^Update the balance/ }).click();
  await expect(amount).toHaveValue('');
  expect(await balanceOf(company, merchant)).toBe(7.25);

  await expect(dialog.getByText(restored)).toBeVisible();
  await expectValues(dialog, { 'Order name': 'Books', Customer: 'Salma' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await orders.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(dialog).toHaveCount(0);
  await orders.getByRole('button', { name: 'Create order' }).click();
  await expect(field(dialog, 'Customer')).toHaveValue('');

  await expect(field(cars, 'Model')).toHaveValue('Prius');
  await endSession(page);
  await field(cars, 'Type').fill('Toyota');
  await page.reload();
  await expect(cars).toHaveURL(/\/login/);
  await signIn(page, '1002');
  await expect(cars).toHaveURL('/create-car');
  await expect(field(cars, 'Model')).toHaveValue('');
});
