import type { Page } from '@playwright/test';
import { expect, test } from '../product/console.ts';
import { createDriversRun, signInDriver } from './driver.ts';

test.use({
  isSignedIn: false,
  language: 'ar',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

const count = 12;

/** Reports the stop that the page shows: each third one was not delivered. */
async function report(page: Page, number: number): Promise<void> {
  await expect(page.getByRole('heading', { name: `الوجهة ${number}`, exact: true })).toBeVisible();
  if (number % 3 === 0) {
    await page.getByRole('link', { name: 'تعذّر التوصيل' }).tap();
    await page.getByRole('radio', { name: 'لا يرد' }).check();
    await page.getByRole('button', { name: 'تعذّر التوصيل' }).tap();
  } else {
    await page.getByRole('link', { name: 'تم التسليم' }).tap();
    await page.getByRole('button', { name: 'تم التسليم' }).tap();
  }
}

test('reports of a day without a network arrive once, although the app was closed again and again', async ({
  context,
  company,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const { driver, readParcels } = await createDriversRun(company, count);
  let page = await context.newPage();
  await signInDriver(page, driver.driver_id);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.getByRole('link', { name: 'فتح هذه الوجهة' }).tap();
  for (let number = 1; number <= count; number += 1) {
    await report(page, number);
    if (number % 4 !== 0 || number === count) continue;
    // The next screen is there once the report is stored: the app may end at any moment from then on. A page that opens may reach
    // the server before it is cut off and lose the response: its reports are sent again, and count once.
    await expect(page.getByRole('heading', { name: `الوجهة ${number + 1}`, exact: true })).toBeVisible();
    await page.close();
    page = await context.newPage();
    await page.goto('/driver/');
    await page.getByRole('link', { name: 'فتح هذه الوجهة' }).tap();
  }
  await expect(page.getByText('سُجّلت نتائج كل وجهات هذه الجولة.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'لا توجد شبكة' })).toContainText(`${count} عملية`);

  await page.close();
  await context.setOffline(false);
  page = await context.newPage();
  await page.goto('/driver/outbox');
  await expect(page.getByText('أُرسل كل شيء.')).toBeVisible();
  const parcels = await readParcels();
  expect(parcels.map(({ attempts }) => attempts)).toEqual(Array.from({ length: count }, () => 1));
  expect(parcels.map(({ status }) => status)).toEqual(
    Array.from({ length: count }, (_, at) => ((at + 1) % 3 === 0 ? 'In Transit' : 'Delivered')),
  );
});
