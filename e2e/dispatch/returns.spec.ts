import { randomUUID } from 'node:crypto';
import { drawByMouse, inkOn } from '../contracts/pad.ts';
import { createOrders, endOrder } from '../merchants/samples.ts';
import { expectAccessible } from '../product/accessible.ts';
import { unique, type Company } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

/** A merchant with returned parcels in the branch. */
async function createReturns(company: Company, count: number) {
  const { merchant, ids } = await createOrders(company, count);
  const { merchant_id } = merchant;
  const { driver_id } = await company.createDriver();
  for (const id of ids) {
    await endOrder(company, merchant_id, id, driver_id, 'Returned');
    const order = { merchant_order_id: id, merchant_id };
    await company.call('POST', 'Scan', { client_id: randomUUID(), mode: 'back', order });
  }
  return { ...merchant, ids };
}

/** Who has the parcels of a merchant. */
async function placesOf(company: Company, merchantId: string) {
  const { date } = (await company.call('POST', 'DisplayOrders', {
    limit: 10,
    filter: { merchant_id: merchantId },
  })) as { date: { place: string }[] };
  return date.map(({ place }) => place);
}

test('returned parcels are put on a manifest, signed on the pad, and are with the merchant', async ({
  page,
  say,
  company,
}) => {
  const { merchant_id: id, full_name: name, ids } = await createReturns(company, 3);
  const dialog = page.getByRole('dialog');
  await visit(page, `/returns?search=${id}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByRole('cell', { name: '3', exact: true })).toHaveCount(2);
  await row.getByRole('button', { name: say('Show parcels', 'عرض الطرود') }).click();
  for (const order of ids.slice(0, 2))
    await dialog.getByRole('row').filter({ hasText: order }).getByRole('checkbox').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('Make manifest of 2 parcels', 'إنشاء سند لطردين') }).click();
  await page.waitForURL(/\/returns\/\d+$/);

  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('row')).toHaveCount(4);
  for (const text of [name, ids[0], ids[1], '41.00']) await expect(sheet).toContainText(String(text));
  const sign = say('Sign', 'توقيع');
  await page.getByRole('button', { name: sign, exact: true }).click();
  await dialog.getByLabel(say('Name', 'الاسم'), { exact: true }).fill('عمر الزيد');
  const approve = dialog.getByRole('button', { name: sign, exact: true });
  await approve.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  const pad = dialog.locator('canvas');
  await drawByMouse(page, pad);
  expect(await inkOn(pad)).toBeGreaterThan(1);
  await approve.click();
  await expect(dialog).toBeHidden();

  const record = sheet.getByRole('region', { name: say('Signing record', 'سجل التوقيع') });
  await expect(record).toContainText('127.0.0.1');
  await expect(sheet.getByRole('img')).toHaveJSProperty('complete', true);
  expect(
    await sheet.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(500);
  await expect(page.getByRole('button', { name: sign, exact: true })).toBeHidden();
  await expectAccessible(page);
  expect((await placesOf(company, id)).toSorted()).toEqual(['Branch', 'Merchant', 'Merchant']);

  await visit(page, `/returns?view=manifests&search=${id}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('عمر الزيد');
});

test('a manifest that is not signed is deleted, and its parcels wait again', async ({
  page,
  say,
  company,
}) => {
  const { merchant_id: id, full_name: name } = await createReturns(company, 1);
  await visit(page, `/returns?search=${id}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: say('Make manifest', 'إنشاء سند') }).click();
  await page.waitForURL(/\/returns\/\d+$/);
  const remove = say('Delete', 'حذف');
  await page.getByRole('button', { name: remove }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: remove }).click();
  await page.waitForURL(/\/returns$/);
  await visit(page, `/returns?search=${id}`);
  await expect(row.getByRole('link')).toBeHidden();
  await expect(row.getByRole('cell', { name: '1', exact: true })).toHaveCount(2);
});

test('a reason of failed attempts is added and edited, and the limit of attempts is changed', async ({
  page,
  say,
  company,
}) => {
  const code = unique();
  const { data: before } = (await company.call('POST', 'DisplayDispatchSettings')) as {
    data: { attempt_limit: number };
  };
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: say('Save', 'حفظ') });
  await visit(page, '/failure-reasons');
  await page.getByRole('button', { name: say('Add a reason', 'إضافة سبب') }).click();
  await dialog.getByLabel(say('Code', 'الرمز'), { exact: true }).fill(code);
  await dialog.getByLabel(say('Reason in English', 'السبب بالإنجليزية')).fill(`Guard ${code}`);
  await dialog.getByLabel(say('Reason in Arabic', 'السبب بالعربية')).fill(`الحارس ${code}`);
  await expectAccessible(page);
  await save.click();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox').fill(code);
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText(say('Try again', 'إعادة المحاولة'));
  await row.getByRole('button', { name: say('Edit', 'تعديل') }).click();
  await dialog
    .getByLabel(say('What happens next', 'الخطوة التالية'))
    .selectOption(say('The dispatcher decides', 'القرار لمنسّق التوصيل'));
  await dialog.getByLabel(say('State', 'الحالة'), { exact: true }).selectOption('InActive');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(say('The dispatcher decides', 'القرار لمنسّق التوصيل'));

  try {
    await page.getByRole('button', { name: say('Limit of attempts', 'حد المحاولات') }).click();
    const limit = dialog.getByRole('textbox');
    await limit.fill('12');
    await save.click();
    await expect(limit).toHaveAttribute('aria-invalid', 'true');
    await limit.fill('4');
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(say(/after 4 failed attempts/, /بعد 4 محاولات/))).toBeVisible();
  } finally {
    await company.call('PUT', 'UpdateDispatchSettings', before);
  }
});
