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
  const filter = page.getByRole('combobox', { name: say('Status', 'الحالة') });
  await expect(filter).toBeVisible();
  // The first key fetches the code of the words on paper.
  await page.keyboard.press('Shift');
  await expect(async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(say(/Printed/, /طُ?بع/))).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('listitem').filter({ hasText: merchant_id })).toHaveText(
    say(`Search: ${merchant_id}`, `بحث: ${merchant_id}`),
  );
  await expect(page.getByText(say('1 result', 'نتيجة واحدة'))).toBeVisible();
  await expect(filter).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
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
