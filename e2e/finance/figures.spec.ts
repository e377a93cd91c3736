import type { Page } from '@playwright/test';
import { unique, uniquePhone, type Company } from '../product/company.ts';
import { visit } from '../product/visit.ts';
import { expect, test } from './finance.ts';

test.use({ isRunning: true });

// The journeys share the sums of one company, so they run one after another.
test.describe.configure({ mode: 'serial' });

type Figures = Record<string, number>;

const money = /^-?[\d,]+\.\d{2,3}/;

/** First number of each card of the home page; money is in fils. */
async function cardFigures(page: Page): Promise<Figures> {
  await visit(page, '/home');
  const names = [
    'Profit after expenses',
    'Profits',
    'Expenses',
    'Orders',
    'Delivered today',
    'Returned and cancelled today',
    "Drivers' money (commissions)",
    "Merchants' money",
  ];
  const read = async (name: string): Promise<[string, number]> => {
    const value = page.getByRole('region', { name, exact: true }).getByRole('paragraph');
    await expect(value).toHaveText(/\d/);
    const text = await value.innerText();
    const number = Number((/-?[\d,.]+/.exec(text)?.[0] ?? '').replaceAll(',', ''));
    return [name, money.test(text) ? Math.round(number * 1000) : number];
  };
  return Object.fromEntries(await Promise.all(names.map(read)));
}

async function addOrders(company: Company, day: string) {
  const id = unique();
  const city = await company.createCity({ delivery_price: 2.125, return_price: 1.125 });
  const driver = await company.createDriver({ commission_driver: 0.75, commission_return: 0.5 });
  const merchant = {
    merchant_id: `M-${id}`,
    password: 'a password',
    full_name: 'Merchant',
    shop_name: 'Shop',
    working_hours: '9-5',
    city: city.city,
    phone: uniquePhone(),
    email: `${id}@merchants.example`,
    status: 'Active',
    money_orders: 0,
  };
  await company.call('POST', 'CreateMerchants', merchant);
  const move = async (order: string, statuses: readonly string[]) => {
    const key = { merchant_order_id: order, merchant_id: merchant.merchant_id };
    await company.call('POST', 'CreateOrders', {
      ...key,
      name_order: 'Shoes',
      city_order: city.city,
      address_order: 'University Street',
      name_customer: 'Layla',
      phone_customer: '0790000000',
      total_price: 20,
      type_payment: 'Cash',
      date_order_delivery_customer: day,
    });
    for (const status of statuses)
      await company.call('PUT', 'UpdateOrdersStatus', { ...key, status, driver_id: driver.driver_id });
  };
  const onTheWay = ['Accepted', 'Picked Up', 'In Transit'];
  const delivered = `O-${id}-1`;
  await move(delivered, [...onTheWay, 'Delivered']);
  await move(`O-${id}-2`, [...onTheWay, 'Returned']);
  await move(`O-${id}-3`, ['Cancelled']);
  return delivered;
}

/** The company's calendar day: Amman is three hours ahead of UTC all year. */
const today = () => new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Figures before and after new orders and an expense, with one of the orders; all of one day. */
async function figuresOfADay(page: Page, company: Company) {
  for (;;) {
    const day = today();
    const before = await cardFigures(page);
    const delivered = await addOrders(company, day);
    await company.call('POST', 'CreateExpenses', { description: 'Fuel', quantity: 1, amount: 0.375 });
    const after = await cardFigures(page);
    // At midnight the figures of the day begin at 0.
    if (today() === day) return { day, before, delivered, after };
  }
}

test('each card counts new orders and expenses, exact to the fils', async ({ page, company }) => {
  const { day, before, delivered, after } = await figuresOfADay(page, company);
  const changes = Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, value - (before[name] ?? 0)]),
  );
  expect(changes).toEqual({
    Profits: 3250,
    Expenses: 375,
    'Profit after expenses': 2875,
    Orders: 3,
    'Delivered today': 1,
    'Returned and cancelled today': 2,
    "Drivers' money (commissions)": 1250,
    "Merchants' money": 16_750,
  });

  const unsuccessful = page.getByRole('region', { name: 'Returned and cancelled today', exact: true });
  await unsuccessful.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill(delivered.replace(/1$/, ''));
  await expect(page.getByRole('row').filter({ hasText: delivered })).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: /Returned|Cancelled/ })).toHaveCount(2);

  await visit(page, '/home');
  await page
    .getByRole('region', { name: 'Profits', exact: true })
    .getByRole('link', { name: 'Profits' })
    .click();
  await page.getByRole('searchbox').fill(delivered);
  const row = page.getByRole('row').filter({ hasText: delivered });
  await expect(row).toContainText('2.125');
  await expect(row).toContainText('17.875');
  await expect(row).toContainText(day);
});

test('the chart renders after the first paint and shows its values beside the pointer', async ({ page }) => {
  const chart = page.getByRole('figure', { name: 'Top Cities by Orders' });
  await visit(page, '/home');
  await expect(chart.locator('svg path').first()).toBeAttached();
  const box = await chart.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(400);
  const bars = chart.locator('svg');
  await bars.scrollIntoViewIfNeeded();
  await bars.hover();
  await expect(chart.locator('[data-tooltip] dd')).toHaveText(/^\d/);
});

test('a failed dashboard request keeps the other half of the page', async ({ page, expectFault }) => {
  expectFault(/Failed to load resource/);
  await page.route('**/DC/HomeDashbord', (route) => route.fulfill({ status: 500, json: { success: false } }));
  await visit(page, '/home');
  await expect(page.getByText('Error fetching dashboard', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Profits', exact: true })).toContainText(/\d\.\d{2}/);
  await expect(page.getByRole('region', { name: 'Orders', exact: true })).toContainText('—');
  await page.unroute('**/DC/HomeDashbord');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('region', { name: 'Orders', exact: true })).toContainText(/^Orders\s*\d/);
});
