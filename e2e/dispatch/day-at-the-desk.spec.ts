import type { Page } from '@playwright/test';
import { drawByMouse } from '../contracts/pad.ts';
import { createOrders } from '../merchants/samples.ts';
import type { Company } from '../product/company.ts';
import { expect, test, type Say } from '../product/console.ts';
import { visit } from '../product/visit.ts';

/** Orders of one merchant to a city that one driver serves. */
async function createRound(company: Company, count: number) {
  const driver = await company.createDriver();
  const made = await company.createCity();
  await company.call('PUT', 'UpdateCitys', { ...made, driver1_id: driver.driver_id });
  const { merchant, ids } = await createOrders(company, count, () => ({ city_order: made.city }));
  const { date } = (await company.call('POST', 'DisplayOrders', {
    limit: 100,
    filter: { merchant_id: merchant.merchant_id },
  })) as { date: { merchant_order_id: string; parcel_code: string }[] };
  const codeOf = (id: string) =>
    date.find(({ merchant_order_id }) => merchant_order_id === id)?.parcel_code ?? '';
  return { ...driver, merchant, city: made.city, ids, codes: ids.map(codeOf) };
}

type Round = Awaited<ReturnType<typeof createRound>>;

/** Scans parcels one after the other, and waits until the server has all of them. */
async function scanAll(page: Page, codes: readonly string[], done: string, say: Say) {
  await expect(page.getByLabel(say('Parcel code or order ID', 'رمز الطرد أو رقم الطلب'))).toBeFocused();
  for (const code of codes) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  }
  const result = page.getByRole('region', { name: say('Latest scan', 'آخر مسح') });
  await expect(result).toContainText(done + (codes.at(-1) ?? ''), { timeout: 15_000 });
}

/** Puts the parcels of a city in the branch on a run of the proposed driver, and sends it out. */
async function sendOut(page: Page, { city, ids, name_driver }: Round, say: Say) {
  await visit(page, '/desk');
  const count = ids.length;
  const stage = say('In the branch', 'في الفرع');
  await page.getByRole('button', { name: new RegExp(`^${stage}[,،] .?${city}.?: ${count}$`) }).click();
  await expect(page.getByRole('row').filter({ hasText: ids[0] ?? '' })).toBeVisible();
  await page.getByRole('checkbox', { name: say('Select all rows', 'تحديد كل الصفوف') }).check();
  const put = say('Put on a run', 'إضافة إلى جولة');
  await page.getByRole('button', { name: put }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: name_driver })).toBeChecked();
  await dialog.getByRole('button', { name: put }).click();
  await page.getByRole('button', { name: say('Open the run', 'فتح الجولة') }).click();
  const issue = say('Send out', 'إخراج الجولة');
  await page.getByRole('button', { name: issue }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: issue }).click();
  await expect(page.getByRole('button', { name: say('Close the run', 'إغلاق الجولة') })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Reports all orders without an outcome as delivered, and closes the run. */
async function deliverAllAndClose(page: Page, count: number, say: Say) {
  await page.getByRole('checkbox', { name: say('Select all rows', 'تحديد كل الصفوف') }).check();
  const delivered = say('Delivered', 'تم التوصيل');
  const asking = page.getByRole('alertdialog');
  await page
    .getByRole('region', { name: say(/selected$/, /محدد/) })
    .getByRole('button', { name: delivered })
    .click();
  await asking.getByRole('button', { name: delivered }).click();
  await expect(page.getByText(say(`${count} orders were delivered.`, `تم توصيل ${count}`))).toBeVisible({
    timeout: 15_000,
  });
  const close = say('Close the run', 'إغلاق الجولة');
  await page.getByRole('button', { name: close }).click();
  await asking.getByRole('button', { name: close }).click();
  await expect(page.getByText(say(/The driver has \d+ orders/, /للتسليم/)).first()).toBeVisible();
}

test('a day at the desk: forty parcels in, three runs out, two closed, two returns signed', async ({
  page,
  say,
  company,
}) => {
  test.slow();
  const rounds = [
    await createRound(company, 14),
    await createRound(company, 13),
    await createRound(company, 13),
  ];
  const [first, second] = rounds;
  if (!first || !second) throw new Error('no rounds');
  const times: string[] = [];
  let since = Date.now();
  const lap = (what: string) => {
    times.push(`${what} ${((Date.now() - since) / 1000).toFixed(1)} s`);
    since = Date.now();
  };

  await visit(page, '/scan');
  const received = say('Received in the branch', 'استُلم في الفرع');
  await scanAll(
    page,
    rounds.flatMap(({ codes }) => codes),
    received,
    say,
  );
  lap('40 parcels in');

  const [one, two] = [await sendOut(page, first, say), await sendOut(page, second, say)];
  for (const round of rounds.slice(2)) await sendOut(page, round, say);
  lap('three runs out');

  await visit(page, one);
  const row = (id = '') => page.getByRole('row').filter({ hasText: id });
  const [failed = '', ...returned] = first.ids.slice(0, 3);
  const failure = say('Failed', 'تعذّر التوصيل');
  const dialog = page.getByRole('dialog');
  await row(failed).getByRole('button', { name: failure }).first().click();
  await dialog.getByLabel(say('Reason', 'السبب')).selectOption(say('No answer', 'لا يرد'));
  await dialog.getByRole('button', { name: failure }).click();
  await expect(row(failed)).toContainText(say('No answer', 'لا يرد'));
  for (const id of returned) {
    const refused = say('Returned', 'مرتجع');
    await row(id)
      .getByRole('button', { name: say('Actions', 'إجراءات') })
      .click();
    await page.getByRole('menuitem', { name: refused }).click();
    await dialog.getByRole('button', { name: refused }).click();
    await expect(row(id).locator('[data-tone]')).toHaveText(refused);
  }
  await deliverAllAndClose(page, 11, say);
  lap('first run reported and closed');
  await visit(page, two);
  await deliverAllAndClose(page, 13, say);
  lap('second run reported and closed');

  await visit(page, '/scan?mode=back');
  const codes = first.codes.slice(0, 3);
  await scanAll(page, codes, say('Back in the branch', 'عاد إلى الفرع'), say);
  await visit(page, `/returns?search=${first.merchant.merchant_id}`);
  await page.getByRole('button', { name: say('Make manifest', 'إنشاء سند') }).click();
  await page.waitForURL(/\/returns\/\d+$/);
  const sign = say('Sign', 'توقيع');
  await page.getByRole('button', { name: sign, exact: true }).click();
  await dialog.getByLabel(say('Name', 'الاسم'), { exact: true }).fill('عمر الزيد');
  await drawByMouse(page, dialog.locator('canvas'));
  await dialog.getByRole('button', { name: sign, exact: true }).click();
  await expect(dialog).toBeHidden();
  lap('three parcels back, two returns signed');
  test.info().annotations.push({ type: 'time', description: times.join(', ') });

  const { date } = (await company.call('POST', 'DisplayOrders', {
    limit: 100,
    filter: { merchant_id: first.merchant.merchant_id },
  })) as { date: { merchant_order_id: string; status: string; place: string }[] };
  const of = (id: string) => {
    const order = date.find(({ merchant_order_id }) => merchant_order_id === id);
    return `${order?.status} ${order?.place}`;
  };
  expect(first.ids.map(of)).toEqual([
    'In Transit Branch',
    'Returned Merchant',
    'Returned Merchant',
    ...Array.from({ length: 11 }, () => 'Delivered Customer'),
  ]);
});
