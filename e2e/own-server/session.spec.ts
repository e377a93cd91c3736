import type { Page } from '@playwright/test';
import { credentials, expect, expectBody, test } from './own-server.ts';
import { idleNetwork } from '../product/idle-network.ts';

test.use({ isRunning: false });

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('admin-token'));

test.describe('signed out', () => {
  test.use({ isSignedIn: false });

  const signIn = async (page: Page, password: string) => {
    await page.goto('/login');
    await page.locator('[name=company_id]').fill(credentials.company);
    await page.locator('[name=password_company]').fill(password);
    await page.locator('form button[type=submit]').click();
  };

  test('the sign-in sends three fields and leads home', async ({ page, server }) => {
    await signIn(page, credentials.password);
    await expect(page).toHaveURL('/home');
    expect(await tokenOf(page)).toBe(server.token);
    expect(await page.evaluate(() => localStorage.getItem('admin-capabilities') ?? '[]')).toBe('[]');
    expectBody(server, '/LoginDC', {
      company_id: credentials.company,
      password_company: credentials.password,
      ip_address: expect.any(String),
    });
    await expect(page.getByRole('button', { name: /شركة البتراء/ })).toBeVisible();
  });

  test("a wrong password shows the server's message", async ({ page, server }) => {
    await signIn(page, 'wrong');
    await expect(page.getByRole('alert')).toHaveText('Company number or password is incorrect');
    server.answer('/LoginDC', { status: 200, body: { success: false, message: 'الحساب موقوف' } });
    await page.locator('form button[type=submit]').click();
    await expect(page.getByRole('alert')).toHaveText('الحساب موقوف');
    await expect(page).toHaveURL('/login');
  });

  test('every other address leads to the sign-in', async ({ page }) => {
    await page.goto('/orders');
    await expect(page).toHaveURL(/\/login/);
  });
});

test('signing out removes the token and sends nothing', async ({ page, say, server, open }) => {
  await open('/home');
  await idleNetwork(page);
  await page.getByRole('button', { name: /شركة البتراء/ }).click();
  const before = server.requests.length;
  await page.getByRole('menuitem', { name: say('Log out', 'تسجيل الخروج') }).click();
  await expect(page).toHaveURL('/login');
  expect(await tokenOf(page)).toBeNull();
  expect(server.requests).toHaveLength(before);
});

for (const status of [401, 403])
  test(`${status} on a call ends the session`, async ({ page, say, server, open, expectFault }) => {
    expectFault(new RegExp(`status of ${status}`));
    await open('/home');
    server.answer('/DC/DisplayCars', { status, body: { message: 'Out' } }, Infinity);
    await page.goto('/cars');
    await expect(page).toHaveURL(/\/login/);
    expect(await tokenOf(page)).toBeNull();
    await expect(page.getByText(say('Your session has ended.', 'انتهت جلستك.'))).toBeVisible();
  });

for (const [name, response] of [
  ['success: false', { status: 200, body: { success: false, message: 'Expired' } }],
  ['404', { status: 404, body: { message: 'Unknown token' } }],
] as const)
  test(`${name} to the check of the token ends the session`, async ({ page, server, expectFault }) => {
    expectFault(/status of 404/);
    server.answer('/DC/Web/CheckToken', response, Infinity);
    await page.goto('/merchants');
    await expect(page).toHaveURL(/\/login/);
    expect(await tokenOf(page)).toBeNull();
  });

test('500 to the check of the token keeps the session, and the check is sent again', async ({
  page,
  server,
  row,
  expectFault,
}) => {
  expectFault(/status of 500/);
  server.answer('/DC/Web/CheckToken', { status: 500, body: '<h1>Error</h1>', type: 'text/html' }, 2);
  const checks = () => server.requests.filter(({ path }) => path === '/DC/Web/CheckToken').length;
  await page.clock.install();
  await page.goto('/merchants');
  await expect(row('Omar')).toBeVisible();
  // The pause before the next check begins when the page has read the response to the last one.
  const checksAfterASecond = async () => {
    await page.clock.fastForward(1_000);
    return checks();
  };
  await expect.poll(checksAfterASecond, { intervals: [100] }).toBe(3);
  await expect(page).toHaveURL('/merchants');
  expect(await tokenOf(page)).toBe(server.token);
});
