import type { Locator, Page } from '@playwright/test';
import { createOrders, endOrder } from '../merchants/samples.ts';
import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

/** Whether the element with the focus is in the window, and no bar covers its centre. */
function isFocusInView(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const seen = document.elementFromPoint(
      left + width / 2,
      Math.max(top, 0) + Math.min(height, innerHeight) / 2,
    );
    return seen !== null && (focused.contains(seen) || seen.contains(focused));
  });
}

/** Opens a dialog and waits until its rows are loaded. */
async function openBy(page: Page, button: Locator) {
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('article').nth(1)).toBeVisible();
  return dialog;
}

test('a dialog with rows opens with the focus in view on a phone', async ({ page, company, say }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/expenses');
  const months = say('Total Expenses by Month', 'إجمالي المصروفات حسب الشهر');
  await openBy(page, page.getByRole('button', { name: months }));
  expect(await isFocusInView(page)).toBe(true);
  await page.keyboard.press('Escape');

  const { driver_id: driver } = await company.createDriver();
  const { merchant, ids } = await createOrders(company, 6);
  for (const id of ids) await endOrder(company, merchant.merchant_id, id, driver);
  await visit(page, `/handovers?search=${driver}`);
  await openBy(page, page.getByRole('button', { name: say('Hand over', 'تسليم النقد') }));
  expect(await isFocusInView(page)).toBe(true);
});

test('the bar of selected rows leaves the row with the focus in view, also at 400 % zoom', async ({
  page,
  company,
}) => {
  const { search } = await createOrders(company, 6);
  await visit(page, search);
  for (const [width, height] of [
    [1440, 900],
    [720, 450],
    [390, 844],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    const first = page.getByRole('checkbox', { name: /^(Select row|تحديد الصف)/ }).first();
    await first.check();
    const bar = page.locator('[data-bar]');
    await expect(bar).toBeVisible();
    const covered: string[] = [];
    for (let pressed = 0; pressed < 20; pressed += 1) {
      await page.keyboard.press('Tab');
      if (await isFocusInView(page)) continue;
      const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? '');
      // After its last element, the focus leaves the page.
      if (!focused.startsWith('<body')) covered.push(focused);
    }
    expect(covered, `${width} x ${height}`).toEqual([]);
    const { height: taken } = (await bar.boundingBox()) ?? { height: Number.NaN };
    expect(taken, 'most of the window shows the list').toBeLessThan(height / 4);
    await first.uncheck();
  }
});
