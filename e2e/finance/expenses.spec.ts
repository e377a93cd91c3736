import { readFile } from 'node:fs/promises';
import { unique } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { field, fill } from '../product/form.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

type Say = (en: string, ar: string) => string;

const form = (say: Say, description: string, amount: string) => ({
  [say('Description', 'الوصف')]: description,
  [say('Quantity', 'الكمية')]: '2',
  [say('Amount', 'المبلغ')]: amount,
});

test('an expense can be created, searched, updated, deleted and restored', async ({ page, say }) => {
  const name = `Fuel ${unique()}`;
  const add = page.getByRole('button', { name: say('Add', 'إضافة'), exact: true });
  await visit(page, '/expenses');
  await add.click();
  await expect(page.getByText(say('Please fill in all fields.', 'يرجى تعبئة جميع الحقول.'))).toBeVisible();
  await expect(field(page, say('Description', 'الوصف'))).toBeFocused();

  await fill(page, form(say, name, '7.125'));
  await add.click();
  await expect(page.getByText(say('Done Add', 'تمت الإضافة'))).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('7.125');
  await expect(row).toContainText(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} ([AP]M|[صم])/);
  const before = await row.innerText();

  await row.getByRole('button', { name: say('Edit', 'تعديل') }).click();
  await expect(field(page, say('Description', 'الوصف'))).toHaveValue(name);
  await field(page, say('Amount', 'المبلغ')).fill('9');
  await page.getByRole('button', { name: say('Update', 'تحديث'), exact: true }).click();
  await expect(page.getByText(say('Done Success Update', 'تم التحديث بنجاح'))).toBeVisible();
  await expect(row).toContainText('9.00');

  await row.getByRole('button', { name: say('Delete', 'حذف') }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    say('Are you sure you want to delete this expense?', 'هل أنت متأكد من حذف هذا المصروف؟'),
  );
  await question.getByRole('button', { name: say('Delete', 'حذف') }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: say('Undo', 'تراجع') }).click();
  await expect(row).toHaveCount(1);
  expect(await row.innerText()).toBe(before.replace('7.125', '9.00'));
});

test('the monthly totals open in a dialog of at most 600 px', async ({ page, say }) => {
  const title = say('Total Expenses by Month', 'إجمالي المصروفات حسب الشهر');
  await visit(page, '/expenses');
  await page.getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('row').nth(1)).toContainText(say('JD', 'د.أ'));
  const box = await dialog.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(600);
  expect(box?.height).toBeLessThanOrEqual(900 * 0.8);
  await dialog
    .getByRole('button', { name: say('Close', 'إغلاق') })
    .last()
    .click();
  await expect(dialog).toHaveCount(0);
});

test("the expense export applies the list's filters", { tag: '@once' }, async ({ page, company, say }) => {
  const name = `Paper ${unique()}`;
  for (const amount of [1, 2.125])
    await company.call('POST', 'CreateExpenses', { description: name, quantity: 1, amount });
  await visit(page, `/expenses?search=${encodeURIComponent(name)}`);
  await expect(page.getByText(say('2 results', 'نتيجتان'))).toBeVisible();
  await page.getByRole('button', { name: say('Export', 'تصدير') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /CSV/ }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: say('Export', 'تصدير') }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines.filter((line) => line.includes(name))).toHaveLength(2);
  await expect(dialog.getByText(say('2 rows', 'صفين'), { exact: false })).toBeVisible();
});
