import { readFile } from 'node:fs/promises';
import { unique } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { field, fill } from '../product/form.ts';

const form = (description: string, amount: string) => ({
  Description: description,
  Quantity: '2',
  Amount: amount,
});

test('an expense is added, found, updated, deleted and brought back', async ({ page }) => {
  const name = `Fuel ${unique()}`;
  await page.goto('/expenses');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Please fill in all the inputs.')).toBeVisible();
  await expect(field(page, 'Description')).toBeFocused();

  await fill(page, form(name, '7.125'));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Done Add')).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('7.125');
  await expect(row).toContainText(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} [AP]M/);
  const before = await row.innerText();

  await row.getByRole('button', { name: 'Edit' }).click();
  await expect(field(page, 'Description')).toHaveValue(name);
  await field(page, 'Amount').fill('9');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Done Success Update')).toBeVisible();
  await expect(row).toContainText('9.00');

  await row.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this expense?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(1);
  expect(await row.innerText()).toBe(before.replace('7.125', '9.00'));
});

test('what was spent by month, in a dialog of 600 px at most', async ({ page }) => {
  await page.goto('/expenses');
  await page.getByRole('button', { name: 'Total Expenses by Month' }).click();
  const dialog = page.getByRole('dialog', { name: 'Total Expenses by Month' });
  await expect(dialog.getByRole('row').nth(1)).toContainText('JD');
  const box = await dialog.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(600);
  expect(box?.height).toBeLessThanOrEqual(900 * 0.8);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);
});

test('expenses are exported as they are filtered', async ({ page, company }) => {
  const name = `Paper ${unique()}`;
  for (const amount of [1, 2.125])
    await company.call('POST', 'CreateExpenses', { description: name, quantity: 1, amount });
  await page.goto(`/expenses?search=${encodeURIComponent(name)}`);
  await expect(page.getByText('2 results')).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /CSV/ }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines.filter((line) => line.includes(name))).toHaveLength(2);
  await expect(dialog.getByText('2 rows', { exact: false })).toBeVisible();
});
