import { expect, test } from '../product/console.ts';

test.describe('signed in', () => {
  test('/ and /login redirect to home', async ({ page }) => {
    for (const path of ['/', '/login']) {
      await page.goto(path);
      await expect(page).toHaveURL('/home');
    }
  });

  test('an unknown URL shows a not-found page that links to home', async ({ page, expectFault }) => {
    expectFault(/status of 404 .*\/no-such-page$/);
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveTitle(/Page not found/);
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL('/home');
  });
});

test.describe('signed out', () => {
  test.use({ isSignedIn: false });

  test('every other path redirects to sign-in', async ({ page, expectFault }) => {
    expectFault(/status of 404 .*\/no-such-page$/);
    for (const path of ['/', '/home', '/no-such-page']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login(\?|$)/);
      await expect(page.getByLabel('Company ID')).toBeVisible();
    }
  });

  test('sign-in returns to the requested page with its search', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => void (request.url().includes('/DC/') && calls.push(request.url())));
    await page.goto('/drivers?search=D-00');
    await expect(page.getByLabel('Company ID')).toBeVisible();
    expect(calls, 'nothing is asked of the API without a token').toEqual([]);
    await page.getByLabel('Company ID').fill('1001');
    await page.getByLabel('Password', { exact: true }).fill('demo-1001');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/drivers?search=D-00');
    await expect(page.getByRole('heading', { level: 1, name: 'Drivers' })).toBeVisible();
  });

  test('sign-in does not redirect to another site', async ({ page, baseURL }) => {
    await page.goto(`/login?next=${encodeURIComponent('/\t/example.com/drivers')}`);
    await page.getByLabel('Company ID').fill('1001');
    await page.getByLabel('Password', { exact: true }).fill('demo-1001');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(`${baseURL}/home`);
  });
});
