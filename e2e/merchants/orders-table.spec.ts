import type { Page } from '@playwright/test';
import { expect, test } from '../product/console.ts';
import { decimalPoints } from '../product/decimals.ts';
import { visit } from '../product/visit.ts';
import { createOrders, endOrder } from './samples.ts';

test.use({ isRunning: true });

/** Width of the table that its scroller does not show, in pixels. */
function hiddenWidth(page: Page) {
  return page.locator('[data-scroller]').evaluate((scroller) => scroller.scrollWidth - scroller.clientWidth);
}

/** Rounded opacity of the shadows at the start and at the end of the table. */
function shadows(page: Page) {
  return page
    .locator('[data-scroller]')
    .evaluate(({ parentElement }) =>
      ['::before', '::after'].map((edge) =>
        parentElement ? Math.round(Number(getComputedStyle(parentElement, edge).opacity)) : undefined,
      ),
    );
}

function headers(page: Page) {
  return page.getByRole('columnheader').allInnerTexts();
}

test('the table shows all its columns at 1440 and 1920 px, and shadows where it is wider', async ({
  page,
}) => {
  await visit(page, '/orders?search=M-001');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(18);
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => hiddenWidth(page)).toBe(0);
    expect(await shadows(page)).toEqual([0, 0]);
  }
  await page.setViewportSize({ width: 900, height: 900 });
  await expect.poll(() => shadows(page)).toEqual([0, 1]);
  const scrollToEnd = () =>
    page
      .locator('[data-scroller]')
      .evaluate((element) => element.scrollBy({ left: element.matches('[dir=rtl] *') ? -9999 : 9999 }));
  // The rows below the view mount later and may widen the table.
  await expect.poll(() => scrollToEnd().then(() => shadows(page))).toEqual([1, 0]);
});

test(
  'columns are hidden and moved by keyboard, and the browser keeps them',
  { tag: '@once' },
  async ({ page, say }) => {
    await visit(page, '/orders?search=M-001');
    const columns = page.getByRole('button', { name: say('Columns', 'الأعمدة') });
    await columns.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: say('Columns', 'الأعمدة') });
    const status = panel.getByRole('checkbox', { name: say('Status', 'الحالة') });
    await expect(status).toBeFocused();
    await page.keyboard.press('Space');
    await panel.getByRole('button', { name: say('Move Phone up', 'نقل «الهاتف» إلى الأعلى') }).focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('status')).toHaveText(say('Phone: place 3 of 16', 'الهاتف: الموضع 3 من 16'));
    await expect(
      panel.getByRole('button', { name: say('Move Phone up', 'نقل «الهاتف» إلى الأعلى') }),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(columns).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status, 'also when the code of the panel is there').toBeFocused();
    await page.keyboard.press('Escape');
    await expect(columns).toBeFocused();
    const shown = say(['Order ID', 'Phone', 'Customer'], ['رقم الطلب', 'الهاتف', 'العميل']);
    const first = async () => (await headers(page)).slice(1, 4).map((text) => text.replaceAll(/\s+/g, ' '));
    expect(await first()).toEqual(shown);

    await page.reload();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(await first()).toEqual(shown);
    await columns.click();
    await panel.getByRole('button', { name: say('Reset columns', 'إعادة ضبط الأعمدة') }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(18);
  },
);

test(
  'status and print have buttons of their own in a row',
  { tag: '@once' },
  async ({ page, say, company }) => {
    const { search } = await createOrders(company, 1);
    await visit(page, search);
    const row = page.getByRole('row').nth(1);
    await expect(row.getByRole('button', { name: say('Print', 'طباعة') })).toBeVisible();
    await row.getByRole('button', { name: say('Change status', 'تغيير الحالة') }).click();
    await expect(page.getByRole('dialog').getByLabel(say('New status', 'الحالة الجديدة'))).toBeVisible();
  },
);

test('decimal points of amounts are under each other in lists, ledger and figures', async ({
  page,
  say,
  company,
}) => {
  const prices = [5, 12.125, 1234.5];
  const { merchant, ids, search } = await createOrders(company, 3, (at) => ({ total_price: prices[at] }));
  const { driver_id: driver } = await company.createDriver();
  await endOrder(company, merchant.merchant_id, String(ids[2]), driver);
  await endOrder(company, merchant.merchant_id, String(ids[0]), driver, 'Returned');
  await visit(page, search);
  const cells = page.locator('tbody td[data-figures]');
  await expect(cells).toHaveCount(3);
  const points = await decimalPoints(cells);
  expect(new Set(points).size).toBe(1);

  await visit(page, `/MoneyMerchants?search=${merchant.merchant_id}`);
  await page.getByRole('button', { name: say('Ledger', 'سجل الحركات') }).click();
  const entries = page.getByRole('dialog').locator('tbody tr');
  await expect(entries).toHaveCount(2);
  for (const column of [0, 1, 2]) {
    const amounts = entries.locator('td[data-figures]').and(page.locator(`:nth-child(${column + 4})`));
    const places = await decimalPoints(amounts);
    expect(places).toHaveLength(2);
    expect(new Set(places).size, `column ${column}`).toBe(1);
  }

  await visit(page, '/home');
  const cards = page.locator('main dl').filter({ has: page.locator('[data-amount]') });
  // Three of figures and two of what needs the administrator now.
  await expect(cards).toHaveCount(5);
  for (const card of await cards.all()) {
    const places = await decimalPoints(card.locator('dd'));
    expect(places).toHaveLength(3);
    expect(new Set(places).size).toBe(1);
  }
});
