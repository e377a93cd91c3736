import type { Page } from '@playwright/test';
import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';
import { createOrders } from './samples.ts';

test.use({ isRunning: true });

/** Sizes of the pages of a PDF, in millimetres. */
async function paperOf(page: Page) {
  const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const mm = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4);
  const boxes = text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) => ({ width: mm(width), height: mm(height) }));
}

test('selected orders print in a new window, one a sheet', async ({ page, context, say, company }) => {
  const printing = await context.addInitScript(() => {
    window.print = () => (document.documentElement.dataset.printed = 'yes');
  });
  const { merchant, ids, search } = await createOrders(company, 3, (at) => ({
    address_order:
      at === 1 ? 'University street 1, the long way round by the old gate, '.repeat(4) : 'Street 1',
  }));
  await visit(page, `${search}&sort=merchant_order_id`);
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
  for (const text of [merchant.merchant_id, merchant.shop_name, 'سلمى العمري', '20.50', '2099-12-24']) {
    await expect(first).toContainText(text);
  }
  await expect(first.getByRole('figure').locator('svg path')).toHaveAttribute('d', /^M0 0h1v1h-1z/);
  const a4 = { width: 210, height: 297 };
  expect(await paperOf(receipts)).toEqual([a4, a4]);

  await receipts.getByRole('radio', { name: say('80 mm', '80 مم') }).check();
  const [short, long, ...more] = await paperOf(receipts);
  expect(more).toEqual([]);
  expect(short?.width).toBe(80);
  expect(short?.height).toBeGreaterThan(100);
  expect(short?.height).toBeLessThan(250);
  // Each page is as long as its slip: the address of the second order takes several lines more.
  expect(long?.width).toBe(80);
  expect(Number(long?.height) - Number(short?.height)).toBeGreaterThan(10);
  await printing.dispose();
});

test('a receipt can be switched to either language', async ({ page, say, company }) => {
  const { ids, merchant } = await createOrders(company, 1);
  await visit(page, `/receipt#${ids[0]}:${merchant.merchant_id}`);
  await page.getByRole('radio', { name: say('العربية', 'English') }).check();
  const receipt = page.getByRole('article');
  await expect(receipt).toHaveAttribute('dir', say('rtl', 'ltr'));
  await expect(receipt).toContainText(say('موعد التسليم المطلوب', 'Requested delivery date'));
});
