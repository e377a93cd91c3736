import type { Page, Route } from '@playwright/test';
import { expect, test } from '../product/console.ts';
import { ready } from '../product/ready.ts';
import { expectFailure, expectRestWorks, type Reason } from './recovery.ts';

const entry = '**/releases/fleet/**/remoteEntry.js';
const chunk = /\/releases\/fleet\/.*\/drivers\.[0-9a-f]+\.js$/;

const abort = (route: Route) => route.abort();
const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
const html = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>' });
async function tampered(route: Route) {
  const response = await route.fetch();
  await route.fulfill({ response, body: `window.isTampered = true;${await response.text()}` });
}

const faults: [string, string | RegExp, (route: Route) => Promise<void>, Reason][] = [
  ['its entry cannot be reached', entry, abort, 'missing'],
  ['its entry is gone', entry, gone, 'missing'],
  ['a page of HTML replaces its entry', entry, html, 'not-script'],
  ['its entry has been tampered with', entry, tampered, 'integrity'],
  ['a file of its page is gone', chunk, gone, 'chunk'],
  ['a page of HTML replaces a file', chunk, html, 'not-script'],
  ['a file of its page has been tampered with', chunk, tampered, 'integrity'],
  ['none of its files can be had', '**/releases/fleet/**', abort, 'missing'],
];

test.beforeEach(({ expectFault }) => expectFault(/releases\/fleet|PageLoadError|integrity/));

/** Retry stays while the cause lasts and shows the page once the cause is gone. */
async function expectRecovery(page: Page, repair: () => Promise<void>): Promise<void> {
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect(page.getByText('Still not working. Try again in a moment.')).toBeVisible();
  await repair();
  await retry.click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

for (const [fault, pattern, play, reason] of faults) {
  test(`when ${fault}, its page shows an error, other pages work, and Retry recovers`, async ({ page }) => {
    await page.route(pattern, play);
    await expectFailure(page, '/drivers', reason);
    await expect(page.getByRole('heading', { level: 1, name: 'Drivers' })).toBeVisible();
    expect(await page.evaluate(() => 'isTampered' in window)).toBe(false);
    await expectRestWorks(page);
    await page.goBack();
    await expect(page.getByRole('alert')).toBeVisible();
    // Waits for running handlers, whose late answers would fail the journey.
    await expectRecovery(page, () => page.unrouteAll({ behavior: 'wait' }));
  });
}

test('a feature that hangs shows a notice, then an error after eight seconds, and other pages work', async ({
  page,
}) => {
  // The hanging request gets no response, not even after navigation.
  await page.route(entry, () => new Promise(() => undefined));
  const failed = expectFailure(page, '/drivers', 'timeout');
  await expect(page.getByText('This is taking longer than usual.').first()).toBeVisible();
  await failed;
  await expectRestWorks(page);
  await page.unroute(entry);
  await page.goto('/drivers');
  await ready(page);
});

test('a feature of another contract shows an error and other pages work', async ({ page }) => {
  const isDrivers = (url: URL) => url.pathname === '/drivers';
  await page.route(isDrivers, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '"name":"fleet","contract":1',
      '"name":"fleet","contract":2',
    );
    await route.fulfill({ response, body });
  });
  await expectFailure(page, '/drivers', 'contract');
  await expectRestWorks(page);
});

/** Number of loads of the page. */
function countLoads(page: Page) {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test('a lost file that is available again causes one automatic reload and shows the page', async ({
  page,
}) => {
  const loads = countLoads(page);
  let isLost = true;
  await page.route(chunk, (route) => {
    // The verification request finds the file again.
    if (route.request().resourceType() === 'fetch') isLost = false;
    return isLost ? route.abort() : route.continue();
  });
  await page.goto('/drivers');
  await expect.poll(loads).toBe(2);
  await expect(page.getByRole('link', { name: 'Create driver' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(loads()).toBe(2);
});

test('a permanently lost file causes at most one reload, then its page shows an error', async ({ page }) => {
  const loads = countLoads(page);
  // The verification request succeeds, but the script never loads.
  await page.route(chunk, (route) =>
    route.request().resourceType() === 'fetch' ? route.continue() : route.abort(),
  );
  await page.goto('/drivers');
  await expect(page.getByRole('alert')).toContainText('Part of this page could not be loaded');
  expect(loads()).toBe(2);
  await expectRestWorks(page);
  expect(loads()).toBe(2);
});

test('a failed preload shows nothing until its page is opened', async ({ page }) => {
  const loads = countLoads(page);
  await page.route('**/releases/fleet/**', abort);
  await page.goto('/home');
  await ready(page);
  const preloaded = page.waitForRequest(entry);
  await page.getByRole('button', { name: 'Cities and cars' }).hover();
  await preloaded;
  await page.getByRole('button', { name: 'Drivers', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Drivers', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
  expect(loads()).toBe(1);
});
