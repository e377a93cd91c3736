import type { Page } from '@playwright/test';
import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';
import { createMerchant } from './samples.ts';

test.use({ isRunning: true });

const head = [
  'رقم الطلب',
  'اسم المستلم',
  'رقم الهاتف',
  'المدينة',
  'العنوان بالتفصيل',
  'المبلغ المطلوب',
  'ملاحظات',
];
const cities = ['عمان', 'إربد', 'الزرقاء'];

/** A day's orders as a shop sends them, of which some are wrong: each of these in another way. */
function csvOf(prefix: string, count: number, wrong: ReadonlyMap<number, readonly string[]>) {
  const rows = Array.from({ length: count }, (_, at) => {
    const [phone, city, price] = wrong.get(at) ?? [];
    const number = String(at + 1).padStart(4, '0');
    return [
      `${prefix}-${number}`,
      `زبون ${at + 1}`,
      phone ?? `79 ${number.slice(-1)}00 ${number}`,
      city ?? cities[at % 3],
      `شارع ${at % 20}، بناية ${at % 9}`,
      price ?? '١٢٫٥',
      '',
    ].join(';');
  });
  return ['كشف طلبات اليوم', head.join(';'), ...rows].join('\r\n');
}

const chooseFile = (page: Page, name: string, text: string) =>
  page
    .getByLabel(/Choose a file|اختر ملفًا/)
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const cell = (page: Page, column: string, row: number) =>
  page.getByRole('textbox', { name: `${column} ${row}` });

test('a clerk imports 300 orders, repairs 12 of them, and the file adds nothing again', async ({
  page,
  say,
  company,
}) => {
  const wrong = new Map<number, readonly string[]>();
  for (const at of [5, 25, 45, 65, 85]) wrong.set(at, ['0790000001', 'الزرقا ء', '3']);
  for (const at of [110, 130, 150]) wrong.set(at, ['12', 'عمان', '3']);
  for (const at of [200, 220]) wrong.set(at, ['0790000002', 'عمان', 'مجانا']);
  for (const at of [250, 270]) wrong.set(at, ['', 'إربد', '4']);
  const prefix = `I${say('E', 'A')}${Date.now() % 100_000}`;
  const text = csvOf(prefix, 300, wrong);
  const merchant = await createMerchant(company);
  await visit(page, '/orders');
  await page.getByRole('link', { name: say(/^Import$/, /^استيراد$/) }).click();
  await chooseFile(page, 'orders.csv', text);
  await page.getByRole('combobox', { name: say('Merchant ID', 'رقم التاجر') }).fill(merchant.merchant_id);
  await page.getByRole('option', { name: merchant.merchant_id }).click();
  await page.getByRole('button', { name: say('Check the rows', 'فحص الصفوف') }).click();
  await expect(page.getByText(say('12 rows need a correction', '12 صفًا يحتاج إلى تصحيح'))).toBeVisible();
  await page.getByRole('button', { name: say('Add 288 orders', 'إضافة 288 طلبًا') }).click();
  await expect(page.getByText(say('288 orders were added.', 'أُضيف 288 طلبًا.'))).toBeVisible();

  // A city is chosen once for all rows that have the wrong one.
  await page.getByRole('button', { name: 'الزرقاء' }).first().click();
  await page.getByRole('button', { name: say('Replace it in all rows', 'استبداله في كل الصفوف') }).click();
  for (const [row, phone] of [
    [113, '0791111111'],
    [133, '0791111112'],
    [153, '0791111113'],
    [253, '0791111114'],
    [273, '0791111115'],
  ] as const)
    await cell(page, say('Phone', 'الهاتف'), row).fill(phone);
  for (const row of [203, 223]) await cell(page, say('Total price', 'السعر الإجمالي'), row).fill('0');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: say('Add 12 orders', 'إضافة 12 طلبًا') }).click();
  await expect(page.getByText(say('300 orders were added.', 'أُضيف 300 طلب.'))).toBeVisible();
  await page.getByRole('link', { name: say('Show orders', 'عرض الطلبات') }).click();
  await expect(page.getByText(say('of 300', 'من 300'))).toBeVisible();

  await visit(page, '/orders/import');
  await chooseFile(page, 'orders.csv', text);
  await expect(page.getByText(say(/was imported before by/, /من قبل/))).toBeVisible();
  await page.getByRole('button', { name: say('Check the rows', 'فحص الصفوف') }).click();
  await page.getByRole('button', { name: say('Add 288 orders', 'إضافة 288 طلبًا') }).click();
  await expect(
    page.getByText(
      say('288 rows were added before and are not added again.', 'أُضيف 288 صفًا من قبل ولن تُضاف مرة ثانية.'),
    ),
  ).toBeVisible();

  await page.getByRole('link', { name: say('Imports', 'عمليات الاستيراد') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Leave without saving', 'المغادرة دون حفظ') })
    .click();
  const line = page.getByRole('row', { name: new RegExp(merchant.full_name) });
  await line.getByRole('button', { name: say('Discard', 'إلغاء الاستيراد') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Discard', 'إلغاء الاستيراد') })
    .click();
  await expect(page.getByText(say('The import was discarded.', 'أُلغي الاستيراد.'))).toBeVisible();
  await expect(line.getByText(say('Discarded', 'ملغى'))).toBeVisible();
});
