import { expect, test } from '../product/console.ts';

test.use({ isSignedIn: false });

test("a wrong password shows the server's error and keeps the typed values", async ({
  page,
  expectFault,
}) => {
  expectFault(/status of 400 .*LoginDC/);
  await page.goto('/login');
  await page.getByLabel('Company ID').fill('1002');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Company number or password is incorrect');
  await expect(page.getByRole('alert').getByRole('img', { name: 'Failure' })).toBeVisible();
  await expect(page.getByLabel('Company ID')).toHaveValue('1002');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
  await expect(page).toHaveURL('/login');
});

test('an empty form shows an error beside each field, focuses the first and sends nothing', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/LoginDC') && sent.push(request.url())));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Company ID')).toHaveAccessibleDescription('This field is required.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'This field is required.',
  );
  await expect(page.getByLabel('Company ID')).toBeFocused();
  expect(sent).toEqual([]);
});

test('the right password shows the success message, then home', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.getByLabel('Company ID').fill('١٠٠١');
  await page.getByLabel('Password', { exact: true }).fill('demo-1001');
  const request = page.waitForRequest(/LoginDC/);
  await page.keyboard.press('Enter');
  expect((await request).postDataJSON()).toEqual({
    company_id: '1001',
    password_company: 'demo-1001',
    ip_address: '0.0.0.0',
  });
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Today');
});

test("the page shows the provider's contact details", async ({ page }) => {
  await page.goto('/login');
  const [email, phone] = ['support@example.com', '+962 6 000 0000'];
  await expect(page.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expect(page.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+96260000000');
});

test('the page works without the address service', async ({ page, expectFault }) => {
  expectFault(/ERR_FAILED .*\/api\/ip/);
  await page.route('**/api/ip', (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('Company ID').fill('1001');
  await page.getByLabel('Password', { exact: true }).fill('demo-1001');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/home');
});
