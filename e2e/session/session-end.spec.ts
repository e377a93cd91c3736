import { Company } from '../product/company.ts';
import { expect, test } from '../product/console.ts';

// These journeys end their session, so each creates its own.
test.use({
  storedValues: async ({ playwright, baseURL }, provide) => {
    const company = await Company.signIn(playwright.request, String(baseURL));
    await provide(company.stored);
    await company.close();
  },
});

test('logging out ends the session in every tab at once, and on the server', async ({ page, context }) => {
  await page.goto('/home');
  const other = await context.newPage();
  await other.goto('/drivers');
  await expect(other.getByRole('heading', { level: 1, name: 'Drivers' })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('admin-token'));

  const logout = page.waitForResponse(/Web\/Logout/);
  await page.getByRole('button', { name: / account$/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('admin-token'))).toBeNull();

  expect((await logout).ok()).toBe(true);
  const answer = await page.request.post('/api/DC/Web/CheckToken', {
    headers: { Authorization: `Bearer ${token}` },
    data: {},
  });
  expect(answer.status()).toBe(401);
});

test('logging out works when the server is unreachable', async ({ page, expectFault }) => {
  expectFault(/ERR_FAILED .*Web\/Logout/);
  await page.goto('/home');
  await page.route('**/Web/Logout', (route) => route.abort());
  await page.getByRole('button', { name: / account$/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('a session ended elsewhere redirects to sign-in on the next request, and back after sign-in', async ({
  page,
  expectFault,
}) => {
  expectFault(/status of 401/);
  await page.goto('/home');
  const token = await page.evaluate(() => localStorage.getItem('admin-token'));
  const ended = await page.request.post('/api/DC/Web/Logout', {
    headers: { Authorization: `Bearer ${token}` },
    data: {},
  });
  expect(ended.ok()).toBe(true);

  await page.getByRole('button', { name: 'Cities and cars' }).click();
  await page.getByRole('menuitem', { name: 'Cars', exact: true }).click();
  await expect(page).toHaveURL('/login?next=%2Fcars');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('admin-token'))).toBeNull();
  await page.getByLabel('Company ID').fill('1001');
  await page.getByLabel('Password', { exact: true }).fill('demo-1001');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/cars');
});

test('an invalid token ends the session when the page is opened', async ({ page, expectFault }) => {
  expectFault(/status of 401/);
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('admin-token', 'nonsense'));
  await page.goto('/home');
  await expect(page).toHaveURL('/login');
});

test('the next company to sign in sees no data of the previous one', async ({ page }) => {
  const signIn = async (id: string) => {
    await page.getByLabel('Company ID').fill(id);
    await page.getByLabel('Password', { exact: true }).fill(`demo-${id}`);
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  await page.goto('/drivers');
  await expect(page.getByRole('row', { name: /@1001\.example/ }).first()).toBeVisible();
  await page.getByRole('button', { name: / account$/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();

  let respond = () => {};
  const mayRespond = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/DC/DisplayDrivers', async (route) => {
    await mayRespond;
    await route.continue();
  });
  await expect(page).toHaveURL('/login');
  await signIn('1002');
  await expect(page).toHaveURL('/home');
  await page.getByRole('button', { name: 'Drivers', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Drivers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drivers' })).toBeVisible();
  await expect(page.getByRole('row', { name: /@1001\.example/ })).toHaveCount(0);
  respond();
  await expect(page.getByRole('row', { name: /@1002\.example/ }).first()).toBeVisible();
});
