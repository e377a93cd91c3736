import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';
import { createOrders } from './samples.ts';

test.use({ isRunning: true });

test(
  'a save far down a long list requests few pages, and keeps its rows and its place',
  { tag: '@once' },
  async ({ page, company }) => {
    const today = new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const { ids } = await createOrders(company, 1, () => ({ date_order_delivery_customer: today }));
    const [id = ''] = ids;
    // The list excludes the orders of other journeys, which are due on other days.
    const due = 'date_order_delivery_customer';
    const list = `/orders?sort=date_order_start&${due}.from=2026-01-03&${due}.to=${today}`;
    // Four times the rows of a page, so that the list is long sooner.
    await page.route('**/DC/DisplayOrders', (route, request) => {
      const body = request.postData()?.replace('"limit":50', '"limit":200') ?? '';
      return route.continue({ postData: body });
    });
    await visit(page, list);
    const scroller = page.getByRole('region', { name: 'Orders' }).or(page.locator('[data-scroller]')).first();
    const row = page.getByRole('row').filter({ hasText: id });
    await expect(async () => {
      await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect(row).toHaveCount(1, { timeout: 100 });
    }).toPass({ timeout: 60_000, intervals: [50] });
    const rowCount = Number(await page.getByRole('table').getAttribute('aria-rowcount'));
    expect(rowCount, 'the list is long').toBeGreaterThan(2000);

    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/DC/DisplayOrders')) requests.push(request.postData() ?? '');
    });
    const edit = page.getByRole('menuitem', { name: 'Edit' });
    await expect(async () => {
      // A scroll that settles closes the menu.
      await row.getByRole('button', { name: 'More actions' }).click();
      await edit.click({ timeout: 1000 });
    }).toPass();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address').fill('Street 77');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Street 77');
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await expect(row).toContainText('Street 77');
    await expect(row).toBeInViewport();
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.length).toBeLessThanOrEqual(2);
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(rowCount));

    const middle = Math.round(rowCount / 2);
    requests.length = 0;
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
    await expect(page.locator(`tr[aria-rowindex="${middle}"]`)).toBeAttached();
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    expect(requests.length).toBeLessThanOrEqual(3);
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(rowCount));
  },
);
