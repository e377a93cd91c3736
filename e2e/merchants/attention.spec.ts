import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';
import { createOrders } from './samples.ts';

test.use({ isRunning: true });

test('home leads to the orders that are late or have no driver', async ({ page, say, company }) => {
  const due = (at: number) => ({ date_order_delivery_customer: at === 0 ? '2026-01-02' : '2099-12-24' });
  const { merchant, ids } = await createOrders(company, 2, due);
  const [late = '', unassigned = ''] = ids;
  await visit(page, '/home');
  const card = (name: string) => page.getByRole('region', { name });
  await expect(card(say('Orders without a driver', 'طلبات بلا سائق'))).toContainText(/[1-9]/);
  await expect(
    card(say('Orders', 'الطلبات'))
      .getByText(say(/^Last 7 days: /, /^آخر 7 أيام: /))
      .first(),
  ).toBeAttached();
  await card(say('Late orders', 'طلبات متأخرة')).getByRole('link').first().click();
  await expect(page).toHaveURL('/orders?attention=late');
  const row = (id: string) => page.getByRole('row').filter({ hasText: id });
  await expect(row(late)).toHaveCount(1);
  await expect(row(unassigned)).toHaveCount(0);

  await visit(page, `/orders?attention=unassigned&search=${merchant.merchant_id}`);
  await expect(row(late)).toHaveCount(1);
  await expect(row(unassigned)).toHaveCount(1);
});

test(
  'the chart of home has a table that leads to the orders of a city',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/home');
    const panel = page.getByRole('region', { name: 'Top Cities by Orders' });
    await panel.getByRole('button', { name: 'Show as table' }).click();
    const city = panel.getByRole('row').nth(1).getByRole('link');
    const name = await city.innerText();
    await city.click();
    await expect(page).toHaveURL(
      (url) => url.pathname === '/orders' && url.searchParams.get('city_order') === name,
    );
    // The address changes before the page does, and a page that was not left keeps its table.
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await page.goBack();
    const bar = panel.locator('svg path[fill]:not([fill="none"])').first();
    await expect(bar).toBeVisible();
    // The chart finds the bar by the position of the pointer, whose shadow covers it.
    await bar.click({ force: true });
    await expect(page).toHaveURL((url) => url.searchParams.get('city_order') === name);
  },
);
