import { expect, test } from '../product/console.ts';

test('the account menu changes the language, which persists', async ({ page }) => {
  await page.goto('/drivers');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.getByRole('button', { name: / account$/ }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await reloaded;

  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page).toHaveURL('/drivers');
  await expect(page.getByRole('heading', { level: 1, name: 'السائقون' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'السائقون' })).toBeVisible();

  await page.getByRole('button', { name: /^حساب/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'العربية' })).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drivers' })).toBeVisible();
});

test.describe('without a session', () => {
  test.use({ isSignedIn: false });

  test('the sign-in page changes its language', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'العربية' }).click();
    await expect(page.getByRole('heading', { name: 'تسجيل الدخول' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});

test('direction and theme are set before the first script of the product runs', async ({
  page,
  expectFault,
}) => {
  expectFault(/ERR_FAILED .*\/releases\//);
  await page.addInitScript(() => {
    localStorage.setItem('language', 'ar');
    localStorage.setItem('theme', 'dark');
  });
  await page.route('**/releases/**', (route) => route.abort());
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the account menu changes the theme in every tab, and it persists', async ({ page, context }) => {
  await page.goto('/home');
  const other = await context.newPage();
  await other.goto('/home');
  await page.getByRole('button', { name: / account$/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the theme follows the system until one is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/home');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
