import { lists } from '@tawseel/conformance';
import { ready } from '../product/ready.ts';
import { expect, test } from './own-server.ts';

/** Values that no screen expects; the last row has its key alone. */
const odd = [null, '', 'n/a', '2026-13-45', true, -1e21, { a: 1 }, ['x'], undefined];

/** Each table with the key of its rows. */
const tables: readonly (readonly [keyof typeof lists, ...string[]])[] = [
  ['merchants', 'merchant_id'],
  ['drivers', 'driver_id'],
  ['cars', 'car_id'],
  ['cities', 'country', 'city'],
  ['orders', 'merchant_order_id', 'merchant_id'],
  ['deletedOrders', 'merchant_order_id', 'merchant_id'],
  ['profits', 'merchant_order_id', 'merchant_id'],
  ['monthlyTotals', 'month'],
  ['netProfits'],
  ['monthlyNetProfits', 'month'],
  ['yearlyNetProfits', 'year'],
  ['expenses', 'company_expense_id'],
  ['monthlyExpenses', 'month'],
  ['contracts', 'contract_id'],
  ['payments', 'payment_id'],
  ['company'],
];

// One row for each odd value, in every field but those of the key.
test.beforeEach(({ server }) => {
  for (const [table, ...key] of tables)
    server.tables[table] = odd.map((value, at) => ({
      ...Object.fromEntries(Object.keys(lists[table].fields).map((name) => [name, value])),
      ...Object.fromEntries(key.map((name) => [name, `odd-${at}`])),
    }));
});

for (const path of ['/merchants', '/drivers', '/MoneyDrivers', '/cars', '/cities'])
  test(
    `rows of ${path} are shown and edited with any value`,
    { tag: '@once' },
    async ({ page, open, row }) => {
      await open(path);
      const dialog = page.getByRole('dialog');
      for (const at of odd.keys()) {
        const name = path === '/MoneyDrivers' ? 'Update' : 'Edit';
        await row(`odd-${at}`).getByRole('button', { name, exact: true }).click();
        await expect(dialog.locator('form')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
    },
  );

test('lists without dialogs, months and figures are shown with any value', async ({
  page,
  say,
  open,
  row,
}) => {
  for (const path of [
    '/MoneyMerchants',
    '/orders',
    '/deleted-records-orders',
    '/profits-list',
    '/expenses',
  ]) {
    await open(path);
    await expect(row('odd-8'), path).toBeVisible();
    await expect(page.getByRole('alert'), path).toHaveCount(0);
  }
  await page
    .getByRole('button', { name: say('Total Expenses by Month', 'إجمالي المصروفات حسب الشهر') })
    .click();
  await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(odd.length + 1);
  for (const path of ['/total-profits', '/PaymentCardsMonth', '/contract-list', '/receipt#odd-6:odd-6']) {
    await open(path);
    await expect(page.getByRole('alert'), path).toHaveCount(0);
  }
});

test('contracts are read and offered for signing with any value', async ({ page, open, expectFault }) => {
  // A text in place of an image is an address that the console does not have.
  expectFault(/status of 404 .*\/contract(Eng)?\/n\/a/);
  for (const at of odd.keys()) {
    for (const document of ['contractEng', 'contract']) {
      await open(`/${document}/odd-${at}`);
      await expect(page.locator('main')).toContainText(`odd-${at}`);
    }
  }
  await open('/SignatureClientAr/odd-8');
  await expect(page.locator('form')).toBeVisible();
});

test('company and dashboard are shown with any value', { tag: '@once' }, async ({ page, server, open }) => {
  for (const [at, row] of [...server.tables.company].entries()) {
    server.tables.company = [row];
    const data = at % 2 ? { data: row } : row;
    server.answer('/DC/HomeDashbord', { status: 200, body: { data } }, Infinity);
    server.answer('/DC/DisplayProfitsAfterPaymentTotal', { status: 200, body: row }, Infinity);
    // Loaded, because a running console would reuse the responses of the last row.
    await page.goto('/CompanyInfo');
    await ready(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await open('/home');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
