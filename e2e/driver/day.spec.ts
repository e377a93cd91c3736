import { expectAccessible } from '../product/accessible.ts';
import { expect, test } from '../product/console.ts';
import { createDriversRun, signInDriver } from './driver.ts';

test.use({
  isSignedIn: false,
  language: 'ar',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

test('a driver delivers, fails, loads, looks at the cash and logs out', async ({ page, company }) => {
  const { driver, readParcels, runId } = await createDriversRun(company, 3, 1);
  const spare = (await readParcels()).at(-1);
  await signInDriver(page, driver.driver_id);
  const next = page.getByRole('region', { name: 'الوجهة التالية' });
  await expect(next).toContainText('عميل 1');
  await expect(next).toContainText('20.50');

  await next.getByRole('link', { name: 'فتح هذه الوجهة' }).tap();
  await expect(page.getByRole('link', { name: 'واتساب' })).toHaveAttribute('href', /wa\.me\/962780000000/);
  await page.getByRole('link', { name: 'تم التسليم' }).tap();
  await expect(page.getByLabel('المبلغ المقبوض')).toHaveValue('20.5');
  await page.getByRole('button', { name: 'تم التسليم' }).tap();

  await expect(page.getByRole('heading', { name: 'الوجهة 2' })).toBeVisible();
  await page.getByRole('link', { name: 'تعذّر التوصيل' }).tap();
  await page.getByRole('radio', { name: 'لا يرد' }).check();
  await expect(page.getByLabel('المحاولة التالية في')).not.toHaveValue('');
  await page.getByRole('button', { name: 'تعذّر التوصيل' }).tap();
  await expect(page.getByRole('heading', { name: 'الوجهة 3' })).toBeVisible();
  await expect(async () => {
    const [first, second] = await readParcels();
    expect(first).toMatchObject({ status: 'Delivered', attempts: 1 });
    expect(second).toMatchObject({ status: 'In Transit', attempts: 1 });
  }).toPass();

  const places = page.getByRole('navigation', { name: 'القائمة الرئيسية' });
  await places.getByRole('link', { name: 'الاستلام' }).tap();
  await page.getByLabel('رمز الطرد').fill(String(spare?.parcel_code));
  await page.getByRole('button', { name: 'إدخال' }).tap();
  await expect(page.getByRole('status').filter({ hasText: 'أُضيف الطرد' })).toBeVisible();
  await expect(async () => expect((await readParcels()).at(-1)?.status).toBe('In Transit')).toPass();
  const { date: lines } = (await company.call('POST', 'DisplayRunLines', {
    limit: 10,
    filter: { run_id: runId },
  })) as { date?: object[]; data?: object[] } as { date: object[] };
  expect(lines).toHaveLength(4);

  await places.getByRole('link', { name: 'النقد' }).tap();
  await expect(page.getByRole('definition').first()).toContainText('20.50');
  await expect(page.getByText('عميل 1')).toBeVisible();

  await places.getByRole('link', { name: 'الصادر' }).tap();
  await expect(page.getByText('أُرسل كل شيء.')).toBeVisible();
  await page.getByRole('button', { name: 'تسجيل الخروج' }).tap();
  await expect(page.getByRole('heading', { name: 'دخول السائق' })).toBeVisible();
});

test('each screen is accessible from 360 to 430 px', async ({ page, company }) => {
  const { driver, ids, merchant, runId } = await createDriversRun(company, 2);
  await page.goto('/driver/');
  await expect(page.getByRole('heading', { name: 'دخول السائق' })).toBeVisible();
  await expectAccessible(page, [360, 430]);
  await signInDriver(page, driver.driver_id);
  const stop = `stop/${merchant.merchant_id}/${ids[0]}`;
  for (const path of [
    '',
    stop,
    `${stop}/delivered`,
    `${stop}/failed`,
    `run/${runId}/order`,
    'load',
    'load?at=merchant',
    'cash',
    'outbox',
  ]) {
    await page.goto(`/driver/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, [360, 430]);
  }
});
