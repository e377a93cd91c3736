import type { Page } from '@playwright/test';
import { expect, test } from '../product/console.ts';
import { ready } from '../product/ready.ts';
import { saveData } from '../product/save-data.ts';

/** Paths of the files of a feature's release that a page requests, in order. */
function filesOf(page: Page, feature: string): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/releases/${feature}/`)) files.push(pathname);
  });
  return files;
}

test('a feature loads from its own release, for a user who saves data only when one of its pages is shown', async ({
  page,
}) => {
  await saveData(page);
  const files = filesOf(page, 'fleet');
  await page.goto('/home');
  await ready(page);
  await page.goto('/CompanyInfo');
  await ready(page);
  await expect(page.getByRole('button', { name: 'Drivers', exact: true }), 'its menu is there').toBeVisible();
  expect(files).toEqual([]);

  await page.goto('/drivers');
  await ready(page);
  const [version] = new Set(files.map((file) => file.split('/')[3]));
  expect(files.some((file) => file.endsWith('/remoteEntry.js'))).toBe(true);
  expect(files.every((file) => file.startsWith(`/releases/fleet/${version}/`))).toBe(true);
  expect(files.some((file) => /\/drivers\.[0-9a-f]+\.js$/.test(file))).toBe(true);
  expect(
    files.some((file) => /\/cars\./.test(file)),
    'nothing of its other pages',
  ).toBe(false);
});

test.describe('signed out', () => {
  test.use({ isSignedIn: false });

  test('the sign-in page loads no feature', async ({ page }) => {
    const files = filesOf(page, 'fleet');
    await page.goto('/login');
    await ready(page);
    expect(files).toEqual([]);
  });
});

test('features use the shell’s copies of shared modules, and no other copies', async ({ page }) => {
  await page.goto('/drivers');
  await ready(page);
  const bodies = await Promise.all(
    (await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
      .filter((name) => name.includes('/releases/fleet/') && name.endsWith('.js'))
      .map(async (name) => (await page.request.get(name)).text()),
  );
  expect(bodies.length).toBeGreaterThan(1);
  expect(bodies.join('').length, 'characters of script of the feature').toBeLessThan(60_000);
  expect(bodies.join('')).not.toContain('Minified React error');
});

for (const path of ['/drivers', '/MoneyDrivers', '/cars', '/cities']) {
  test(`${path} requests its first rows once, before its code loads`, async ({ page }) => {
    const calls: string[] = [];
    let codeAt = -1;
    page.on('request', (request) => {
      if (request.url().includes('/DC/Display')) calls.push(request.url());
    });
    page.on('requestfinished', (request) => {
      if (codeAt < 0 && request.url().includes('/releases/fleet/')) codeAt = calls.length;
    });
    await page.goto(path);
    await ready(page);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const lists = calls.filter((url, at) => at === 0 || url === calls[0]);
    expect(lists).toHaveLength(1);
    expect(codeAt, 'the call is made before the first file of the feature is there').toBe(1);
  });
}

/** Refuses every script of the shell that neither the HTML nor its inline script names. */
async function onlyNamedScripts(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const named = new Set([...html.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(([, file]) => file));
  await page.route('**/releases/shell/**/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    return named.has(pathname) || pathname.includes('/words-') ? route.continue() : route.abort();
  });
}

for (const { path, text, isSignedIn } of [
  { path: '/login', text: 'Password', isSignedIn: false },
  { path: '/home', text: 'Profit after expenses', isSignedIn: true },
  { path: '/account', text: 'Passkeys', isSignedIn: true },
]) {
  test.describe(() => {
    test.use({ isSignedIn });

    test(`${path} is shown by the scripts that its HTML names`, async ({ page, expectFault }) => {
      // Later scripts are refused too.
      expectFault(/net::ERR_FAILED/);
      await onlyNamedScripts(page, path);
      await page.goto(path);
      await expect(page.locator('#root').getByText(text).first()).toBeVisible();
    });
  });
}

/** Scripts that the page has loaded by now. */
const loadedScripts = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(({ name }) => name.includes('/releases/') && name.endsWith('.js'))
      .map(({ name, transferSize }) => ({ name, transferSize }));
  });

test('a second visit loads every script of the first from the browser’s cache', async ({ page }) => {
  await page.goto('/drivers');
  await ready(page);
  const first = new Set((await loadedScripts(page)).map(({ name }) => name));
  await page.goto('/drivers');
  await ready(page);
  // A longer visit prefetches more pages: their scripts are in no cache yet.
  const again = (await loadedScripts(page)).filter(({ name }) => first.has(name));
  expect(again.length).toBeGreaterThan(3);
  expect(again.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
});
