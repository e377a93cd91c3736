import { createMerchant } from '../merchants/samples.ts';
import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

test('a sheet of a list tells how its rows were chosen, and each sheet has the headings', async ({
  page,
  say,
  company,
}) => {
  const { merchant_id } = await createMerchant(company);
  await visit(page, `/merchants?search=${merchant_id}`);
  const search = page.getByRole('searchbox');
  const filter = page.getByRole('combobox', { name: say('Status', 'الحالة') });
  await expect(filter).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(search).toBeVisible();
  await expect(search).toHaveValue(merchant_id);
  await expect(page.getByText(say('1 result', 'نتيجة واحدة'))).toBeVisible();
  await expect(filter).toBeHidden();
  // Chromium repeats the head of a table on each sheet, but not the buttons in it.
  const heading = page.getByRole('columnheader').getByRole('button').first();
  await expect(heading).toHaveCSS('display', 'contents');
});

test('a table that is wider than a sheet leaves it on the side where the browser shrinks the page', async ({
  page,
}) => {
  await visit(page, '/orders');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 900 });
  const { left, right } = await page.getByRole('table').evaluate((table) => table.getBoundingClientRect());
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeGreaterThan(720);
});
