import { violationsOf } from '../product/accessible.ts';
import { expect, test } from '../product/console.ts';

test('the API reference opens the call of its address, fits a phone, is accessible and prints whole @once', async ({
  page,
}) => {
  await page.goto('/api/docs#put-DC-UpdateOrdersStatus');
  const call = page.getByRole('group').filter({ has: page.locator('#put-DC-UpdateOrdersStatus') });
  await expect(call.getByRole('rowheader', { name: 'merchant_order_id' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Cars' }).click();
  const heading = page.getByRole('heading', { name: 'POST /DC/CreateCars', exact: true });
  await expect(heading).toBeInViewport();
  const plate = page.getByRole('group').filter({ has: heading }).getByRole('rowheader', { name: 'car_id' });
  await expect(plate).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(plate).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await heading.click();
  await expect(plate).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, { runOnly: ['color-contrast'] })).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
