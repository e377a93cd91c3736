import type { Page } from '@playwright/test';
import { rollback } from '@tawseel/federation/store';
import { expect } from '../product/console.ts';
import { test } from './site-test.ts';

/** The first script of the open page. */
const scriptOf = (page: Page) =>
  page.evaluate(() => {
    const [main] = [...document.scripts].filter(({ src }) => /\/driver\/main\./.test(src));
    return main && new URL(main.src).pathname.replace('/driver/', '');
  });

/** Opens the app until it runs a script: a new release is installed by one opening and shown by the next. */
async function expectScript(page: Page, address: string, script: string | undefined): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    expect(await scriptOf(page)).toBe(script);
  }).toPass();
}

test("a phone takes a release of the driver's app, and its rollback, at a next opening", async ({
  page,
  site,
}) => {
  const address = `${site.address}/driver/`;
  await page.goto(address);
  const first = await scriptOf(page);
  expect(first).toMatch(/^main\.[0-9a-f]{8}\.js$/);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const second = await site.releaseDriver();
  await expectScript(page, address, second);
  await rollback(site.store, 'driver');
  await expectScript(page, address, first);
});

test("the driver's app opens without a network, and the console has no service worker", async ({
  page,
  context,
  site,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(`${site.address}/driver/`);
  const scope = await page.evaluate(async () => {
    const { scope } = await navigator.serviceWorker.ready;
    const ofConsole = await navigator.serviceWorker.getRegistration('/drivers');
    return { scope: new URL(scope).pathname, ofConsole: ofConsole?.scope };
  });
  expect(scope).toEqual({ scope: '/driver/', ofConsole: undefined });
  await page.goto(`${site.address}/login`);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await context.setOffline(true);
  await page.goto(`${site.address}/driver/`);
  await expect(page.getByRole('button').first()).toBeVisible();
  await context.setOffline(false);
});
