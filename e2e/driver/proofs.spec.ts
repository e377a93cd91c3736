import { expect, test } from '../product/console.ts';
import { createDriversRun, signInDriver } from './driver.ts';

test.use({
  isSignedIn: false,
  language: 'ar',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

test('a photo and a signature of the receiver follow the report of a delivery', async ({ page, company }) => {
  const { data: settings } = (await company.call('POST', 'DisplayDriverAppSettings')) as { data: object };
  await company.call('PUT', 'UpdateDriverAppSettings', { ...settings, delivery_signature: 'Optional' });
  const { driver, ids, merchant } = await createDriversRun(company, 1);
  await signInDriver(page, driver.driver_id);
  await page.getByRole('link', { name: 'فتح هذه الوجهة' }).tap();
  await page.getByRole('link', { name: 'تم التسليم' }).tap();

  const buffer = await page.screenshot();
  await page.getByLabel('التقاط صورة').setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('img', { name: 'الصورة 1' })).toBeVisible();

  await page.getByRole('button', { name: 'توقيع', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'توقيع المستلم' });
  await dialog.getByRole('button', { name: 'اعتماد هذا التوقيع' }).tap();
  await expect(dialog.getByRole('alert')).toHaveText('اطلب من المستلم أن يوقّع.');
  const pad = dialog.getByRole('img', { name: 'مساحة التوقيع' });
  const box = await pad.boundingBox();
  if (!box) throw new Error('The pad is not in the page');
  const draw = (x: number, y: number) =>
    page.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 6 });
  await draw(0.2, 0.7);
  await page.mouse.down();
  for (const [x, y] of [
    [0.35, 0.2],
    [0.45, 0.75],
    [0.6, 0.3],
    [0.8, 0.6],
  ] as const)
    await draw(x, y);
  await page.mouse.up();
  await dialog.getByRole('button', { name: 'اعتماد هذا التوقيع' }).tap();
  await expect(page.getByRole('img', { name: 'توقيع المستلم' })).toBeVisible();

  await page.getByRole('button', { name: 'تم التسليم' }).tap();
  await expect(page.getByText('سُجّلت نتائج كل وجهات هذه الجولة.')).toBeVisible();
  const orders = [{ merchant_order_id: ids[0], merchant_id: merchant.merchant_id }];
  await expect(async () => {
    const { data } = (await company.call('POST', 'DisplayProofs', { orders })) as {
      data: { kind: string }[];
    };
    expect(data.map(({ kind }) => kind).toSorted()).toEqual(['photo', 'signature']);
  }).toPass();
});
