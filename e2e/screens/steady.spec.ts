import type { Page } from '@playwright/test';
import { createMerchant } from '../merchants/samples.ts';
import { unique, uniquePhone } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

const box = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const { top, height } = heading.getBoundingClientRect();
    return { top, height };
  });

for (const width of [1440, 390])
  test(`titles stand equally with and without buttons beside them, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/account');
    const expected = await box(page);
    for (const path of ['/home', '/create-driver', '/MoneyMerchants', '/handovers', '/receipt', '/orders']) {
      await visit(page, path);
      expect(await box(page), path).toEqual(expected);
    }
  });

test('filters stand on one line, and a button opens those that have no room', async ({ page, say }) => {
  for (const path of ['/orders', '/journal']) {
    await visit(page, path);
    const bar = page.getByRole('search').locator('..');
    const height = () => bar.evaluate((element) => element.clientHeight);
    expect(await height(), path).toBeLessThan(40);
    const filters = bar.locator('select, [aria-haspopup="dialog"]');
    const before = await filters.count();
    await bar.getByRole('button', { name: say('More: Filters', 'المزيد: عوامل التصفية') }).click();
    expect(await filters.count()).toBeGreaterThan(before);
  }
});

test('columns stay where they are when a search or a filter finds other rows, or none', async ({
  page,
  say,
  company,
}) => {
  const name = unique();
  // Wider than the window: the table scrolls.
  const email_driver = `${name}${'x'.repeat(40)}@drivers.example`;
  await company.createDriver({ name_driver: name, email_driver });
  await company.createDriver({ name_driver: name, status: 'InActive' });
  await createMerchant(company, { full_name: name, email: `${name}${'x'.repeat(40)}@shops.example` });
  await createMerchant(company, { full_name: name, status: 'InActive' });
  const lefts = () =>
    page
      .getByRole('columnheader')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
  for (const path of ['/drivers', '/merchants']) {
    await visit(page, `${path}?search=${name}`);
    const rows = page.getByRole('row');
    await expect(rows).toHaveCount(3);
    const before = await lefts();
    const expectSame = async () => {
      const moved = (await lefts()).map((left, at) => Math.abs(left - (before[at] ?? 0)));
      expect(Math.max(...moved), path).toBeLessThan(1);
    };
    await page.getByLabel(say('Filter: Status', 'تصفية: الحالة')).selectOption('InActive');
    await expect(rows).toHaveCount(2);
    await expectSame();
    await page.getByRole('searchbox').fill('no such row');
    await expect(rows).toHaveCount(1);
    await expectSame();
    await page.getByRole('searchbox').fill(name);
    await expect(rows).toHaveCount(2);
    await expectSame();
  }
});

test('a filter and the heading of its column have different names', async ({ page }) => {
  for (const path of ['/orders', '/drivers', '/journal', '/profits-list', '/payouts-due']) {
    await visit(page, path);
    const main = page.getByRole('main');
    for (const heading of await main.getByRole('columnheader').getByRole('button').all()) {
      const name = (await heading.textContent()) ?? '';
      const named = main.getByRole('button', { name, exact: true });
      await expect(
        named.or(main.getByRole('combobox', { name, exact: true })),
        `${path} ${name}`,
      ).toHaveCount(1);
    }
  }
});

test('fields are no wider than what they hold on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  for (const path of ['/expenses', '/create-driver', '/create-car']) {
    await visit(page, path);
    const form = page.getByRole('main').locator('form:not([role])');
    expect(await form.evaluate((element) => element.clientWidth), path).toBeLessThan(1120);
  }
});

test.describe('on a phone', () => {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const)
    test(`the navigation shows the orders without scrolling, ${width} × ${height}`, async ({ page, say }) => {
      await page.setViewportSize({ width, height });
      await visit(page, '/drivers');
      await page.getByRole('button', { name: say('Open menu', 'فتح القائمة') }).click();
      const link = page
        .getByRole('dialog')
        .getByRole('link', { name: say('Orders', 'الطلبات'), exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
    });

  test('the card of a driver has the phone number to call and the money held', async ({
    page,
    say,
    company,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { driver_id, phone_driver } = await company.createDriver({ phone_driver: uniquePhone() });
    const phone = String(phone_driver);
    await visit(page, `/drivers?search=${driver_id}`);
    const card = page.getByRole('article');
    await expect(card.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+/);
    await expect(card).toContainText(say('Order money', 'أموال الطلبات'));
  });
});
