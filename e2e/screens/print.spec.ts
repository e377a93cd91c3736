import { createMerchant, createOrders } from '../merchants/samples.ts';
import { unique, uniquePhone, type Company } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { ready } from '../product/ready.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

/** Creates rows whose texts have no space: shorter ones, which a table never cuts, and long ones. */
async function createUnbrokenRows(company: Company) {
  const text = (length: number) => unique().padEnd(length, 'x');
  const { driver_id } = await company.createDriver({
    driver_id: text(30),
    name_driver: text(30),
    email_driver: `${text(60)}@drivers.example`,
  });
  for (const length of [14, 60]) {
    const { merchant_id } = await createMerchant(company, {
      merchant_id: text(30),
      full_name: text(length),
      email: `${text(length)}@merchants.example`,
    });
    await createOrders(company, 1, () => ({
      merchant_order_id: text(30),
      merchant_id,
      driver_id,
      name_order: text(length),
      address_order: text(length),
      name_customer: text(length),
      phone_customer: uniquePhone(),
      type_payment: `Paid ${text(30)}`,
      note: text(length),
    }));
  }
}

test('a sheet of a list tells how its rows were chosen, and each sheet has the headings', async ({
  page,
  say,
  company,
}) => {
  const { merchant_id } = await createMerchant(company);
  await visit(page, `/merchants?search=${merchant_id}`);
  const filter = page.getByRole('combobox', { name: say('Filter: Status', 'تصفية: الحالة') });
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
  await expect(page.getByText(say('1 result', 'نتيجة واحدة')).filter({ visible: true })).toHaveCount(1);
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
  await page.setViewportSize({ width: 500, height: 900 });
  const { left, right } = await page.getByRole('table').evaluate((table) => table.getBoundingClientRect());
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeGreaterThan(500);
});

test.describe('on paper', () => {
  // The page's own function of printing is replaced.
  test.use({ isRunning: false });

  for (const path of ['/orders', '/drivers', '/deleted-records-orders', '/merchants', '/profits-list']) {
    test(`${path} fits a sheet of A4`, async ({ page, say, company }) => {
      await createUnbrokenRows(company);
      await page.addInitScript(() => {
        window.print = () => (document.documentElement.dataset.printed = 'yes');
      });
      await page.goto(path);
      await ready(page);
      await page.keyboard.press('Control+KeyP');
      await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
      await page.emulateMedia({ media: 'print' });
      const isWide = await page
        .locator('body')
        .evaluate((body) => getComputedStyle(body).getPropertyValue('page'));
      // Its width without margins of 10 mm, at 96 pixels an inch.
      const width = isWide === 'wide' ? 1046 : 718;
      await page.setViewportSize({ width, height: 700 });
      const table = page.getByRole('table');
      const { left, right } = await table.evaluate((element) => element.getBoundingClientRect());
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      const head = table.locator('thead');
      await expect(head).toContainText(await page.title().then((title) => title.split(' · ')[0] ?? ''));
      await expect(head).toContainText(say(/Printed/, /طُ?بع/));
      const rows = await table.getByRole('rowheader').count();
      expect(rows).toBeGreaterThan(0);
      const count = (await head.getByRole('listitem').last().textContent()) ?? '';
      expect(count.replaceAll(',', '')).toMatch(new RegExp(`\\b${rows}\\b`));
      // Neither the name of a row nor an amount is cut.
      const cut = await table
        .locator('tbody th, tbody [data-figures]')
        .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length);
      expect(cut).toBe(0);
    });
  }

  test('all rows of a list are printed, up to 1,000', { tag: '@once' }, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => (document.documentElement.dataset.printed = 'yes');
    });
    await page.goto('/orders');
    await ready(page);
    await page.getByRole('button', { name: 'Print', exact: true }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('rowheader')).toHaveCount(1000);
    await expect(page.getByText(/^The first 1,000 of [\d,]+ rows$/)).toBeVisible();
    const sheets = String(await page.pdf({ preferCSSPageSize: true }));
    // Landscape: 297 mm wide, in points.
    expect(sheets).toMatch(/\/MediaBox \[0 0 84\d/);
  });
});
