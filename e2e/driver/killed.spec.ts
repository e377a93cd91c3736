import { execFileSync } from 'node:child_process';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { expect, test } from '../product/console.ts';
import { createDriversRun, signInDriver } from './driver.ts';

test.use({ isSignedIn: false, language: 'ar' });

const stops = 60;
/** Stops after whose report the browser is killed, without waiting for anything. */
const kills = [9, 21, 33, 45, 57];

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Shade of the photo of a stop: far enough from the others to survive a JPEG. */
const shadeOf = (number: number) => number * 4;

/** A photo in one shade of grey, of as many pixels as those of a phone. */
async function photoOf(page: Page, number: number): Promise<Buffer> {
  const address = await page.evaluate((shade) => {
    const canvas = document.createElement('canvas');
    canvas.width = 4000;
    canvas.height = 3000;
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = `rgb(${shade} ${shade} ${shade})`;
    context?.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg');
  }, shadeOf(number));
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** Average shades of pictures, as a browser shows them. */
function readShades(page: Page, images: readonly string[]): Promise<number[]> {
  return page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const image = new Image();
          image.src = address;
          await image.decode();
          const canvas = document.createElement('canvas');
          canvas.width = 1;
          canvas.height = 1;
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0, 1, 1);
          return context?.getImageData(0, 0, 1, 1).data[0] ?? -1;
        }),
      ),
    images,
  );
}

/** Kills the browser of a profile as the system of a phone would. */
async function kill(context: BrowserContext, profile: string): Promise<void> {
  const ended = context.waitForEvent('close');
  const ids = execFileSync('pgrep', ['-f', profile], { encoding: 'utf8' }).trim().split('\n').map(Number);
  for (const id of ids) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It ended with the one before.
    }
  }
  await ended;
}

/** Delivers the next stop, with a photo that tells it apart, up to the tap that reports it. */
async function deliverNext(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { name: /^الوجهة \d+$/ });
  await expect(heading).toBeVisible();
  const number = Number(/\d+/.exec(await heading.innerText())?.[0]);
  await page.getByRole('link', { name: 'تم التسليم' }).tap();
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photoOf(page, number) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: 'تم التسليم' }).tap();
  return number;
}

test('a browser that is killed loses and doubles no report and no photo', async ({
  company,
  baseURL,
}, info) => {
  test.setTimeout(600_000);
  const { driver, ids, merchant, readParcels } = await createDriversRun(company, stops);
  const profile = info.outputPath('phone');
  const open = async (offline: boolean) => {
    const context = await chromium.launchPersistentContext(profile, {
      ...phone,
      ...info.project.use.launchOptions,
      ...(baseURL === undefined ? {} : { baseURL }),
      offline,
    });
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };

  let { context, page } = await open(false);
  await signInDriver(page, driver.driver_id);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.getByRole('link', { name: 'فتح هذه الوجهة' }).tap();
  for (;;) {
    const number = await deliverNext(page);
    if (kills.includes(number)) {
      kills.splice(kills.indexOf(number), 1);
      await kill(context, profile);
      ({ context, page } = await open(true));
      await page.goto('/driver/');
      await page.getByRole('link', { name: 'فتح هذه الوجهة' }).tap();
    } else if (number < stops) {
      await expect(page.getByRole('heading', { name: `الوجهة ${number + 1}`, exact: true })).toBeVisible();
    } else break;
  }
  await expect(page.getByText('سُجّلت نتائج كل وجهات هذه الجولة.')).toBeVisible();

  // Twice while it sends.
  for (const pause of [400, 1500]) {
    await kill(context, profile);
    ({ context, page } = await open(false));
    await page.goto('/driver/');
    await page.waitForTimeout(pause);
  }
  await page.goto('/driver/outbox');
  await expect(page.getByText('أُرسل كل شيء.')).toBeVisible({ timeout: 120_000 });

  const parcels = await readParcels();
  expect(parcels.map(({ attempts, status }) => [attempts, status])).toEqual(ids.map(() => [1, 'Delivered']));
  const orders = ids.map((merchant_order_id) => ({ merchant_order_id, merchant_id: merchant.merchant_id }));
  const photos: { merchant_order_id: string; image: string }[] = [];
  for (const some of [orders.slice(0, 50), orders.slice(50)]) {
    const { data } = (await company.call('POST', 'DisplayProofs', { orders: some })) as {
      data: typeof photos;
    };
    photos.push(...data);
  }
  expect(photos.map(({ merchant_order_id }) => merchant_order_id).toSorted()).toEqual(ids.toSorted());
  const shades = await readShades(
    page,
    photos.map(({ image }) => image),
  );
  for (const [at, { merchant_order_id }] of photos.entries())
    expect(Math.abs((shades[at] ?? 0) - shadeOf(ids.indexOf(merchant_order_id) + 1))).toBeLessThan(2);
  await page.goto('/driver/cash');
  await expect(page.getByRole('definition').first()).toContainText('1,230.00');
  await context.close();
});
