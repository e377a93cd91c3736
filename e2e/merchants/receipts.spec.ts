import type { Page } from '@playwright/test';
import { expect, test } from '../product/console.ts';
import { createOrders } from './samples.ts';

/** Size of the first page of a PDF, in millimetres, and how many pages it has. */
function pagesOf(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text);
  const mm = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4);
  return { width: mm(box?.[1]), height: mm(box?.[2]), count: (text.match(/\/Type \/Page\b/g) ?? []).length };
}

const paperOf = async (page: Page) => pagesOf(await page.pdf({ preferCSSPageSize: true }));

test('chosen orders are printed in a new window, by themselves, one a sheet', async ({
  page,
  context,
  say,
  company,
}) => {
  await context.addInitScript(() => {
    window.print = () => (document.documentElement.dataset.printed = 'yes');
  });
  const { merchant, ids, search } = await createOrders(company, 3);
  await page.goto(search);
  for (const id of ids.slice(0, 2)) {
    await page.getByRole('checkbox', { name: say(`Select row ${id}`, `تحديد الصف ${id}`) }).check();
  }
  const opening = context.waitForEvent('page');
  await page
    .getByRole('region', { name: say('2 selected', 'محددان') })
    .getByRole('button', { name: say('Print', 'طباعة') })
    .click();
  const receipts = await opening;
  await expect(receipts.getByRole('article')).toHaveCount(2);
  await expect(receipts.locator('html')).toHaveAttribute('data-printed', 'yes');
  const first = receipts.getByRole('article').first();
  for (const text of [merchant.merchant_id, merchant.shop_name, 'سلمى العمري', '20.50', '2026-12-24']) {
    await expect(first).toContainText(text);
  }
  await expect(first.getByRole('figure').locator('svg path')).toHaveAttribute('d', /^M0 0h1v1h-1z/);
  expect(await paperOf(receipts)).toEqual({ width: 210, height: 297, count: 2 });

  await receipts.getByRole('radio', { name: say('80 mm', '80 مم') }).check();
  const roll = await paperOf(receipts);
  expect(roll).toMatchObject({ width: 80, count: 2 });
  expect(roll.height).toBeGreaterThan(100);
  expect(roll.height).toBeLessThan(250);
});

test('a receipt is written in either language', async ({ page, say, company }) => {
  const { ids, merchant } = await createOrders(company, 1);
  await page.goto(`/receipt#${ids[0]}:${merchant.merchant_id}`);
  await page.getByRole('radio', { name: say('العربية', 'English') }).check();
  const receipt = page.getByRole('article');
  await expect(receipt).toHaveAttribute('dir', say('rtl', 'ltr'));
  await expect(receipt).toContainText(say('موعد التسليم المطلوب', 'Delivery date (required)'));
});
