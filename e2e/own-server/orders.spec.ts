import { readFile } from 'node:fs/promises';
import { expect, test } from './own-server.ts';

test('orders are shown with status words and dates of their own', async ({ say, open, row }) => {
  await open('/orders');
  const on = (id: string, ...texts: string[]) => expect(row(id).locator('th, td')).toContainText(texts);
  await on('501', '501', 'On the way', 'ليلى', '0791234567', 'إربد', 'شارع الجامعة', '20.50', 'Wallet');
  // 22:15 in UTC is a quarter past one on the next day in Amman.
  await expect(row('501')).toContainText('2026-11-21');
  await expect(row('501')).not.toContainText('2026-11-20');
  await expect(row('X-502').locator('th, td').nth(2)).toHaveText('—');
  await expect(row('503')).toContainText(say('Delivered', 'تم التسليم'));
});

test('orders are searched, filtered by merchant, status and dates, and sorted, in the browser', async ({
  page,
  say,
  server,
  open,
  row,
}) => {
  server.tables.orders.push({ ...server.tables.orders[0], merchant_order_id: 900, merchant_id: 32 });
  await open('/orders');
  await page.getByRole('searchbox').fill('X-502');
  await expect(page.getByText(say('1 result', 'نتيجة واحدة'))).toBeVisible();
  await open('/orders?merchant_id=32');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row('900')).toBeVisible();
  await open(`/orders?city_order=${encodeURIComponent('إربد')}`);
  await expect(row('501')).toBeVisible();
  const inIrbid = server.tables.orders.filter(({ city_order: city }) => city === 'إربد');
  await expect(page.getByRole('row')).toHaveCount(inIrbid.length + 1);
  await open('/orders');
  const driver = say('Driver ID', 'رقم السائق');
  const isFilter = page.locator('[aria-haspopup="dialog"]');
  await page.getByRole('button', { name: driver }).and(isFilter).click();
  await page.getByRole('combobox', { name: driver }).fill('سامي');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/orders?driver_id=7');
  await page.reload();
  await expect(page.getByRole('button', { name: driver }).and(isFilter)).toContainText('(7)');
  await open('/orders?status=Delivered');
  await expect(page.getByRole('row')).toHaveCount(2);
  await open(
    '/orders?date_order_start.from=2026-11-21&date_order_start.to=2026-11-21&sort=merchant_order_id',
  );
  await expect(page.getByRole('row')).toHaveCount(5);
  await expect(page.getByRole('row').nth(1)).toContainText('501');
  await open('/orders?date_order_delivery_customer_end.from=2026-11-21');
  await expect(page.getByRole('row')).toHaveCount(2);
  await open('/orders?date_order_delivery_customer.from=2026-11-23');
  await expect(page.getByText(say('No Orders found.', 'لا توجد طلبات.'))).toBeVisible();
});

test('a list longer than a page is loaded whole and scrolled through', async ({
  page,
  say,
  server,
  open,
}) => {
  const [order] = server.tables.orders;
  server.tables.orders = Array.from({ length: 250 }, (_, at) => ({ ...order, merchant_order_id: at + 1 }));
  await open('/orders?sort=merchant_order_id');
  await expect(page.getByText(/250/).first()).toBeVisible();
  await page.getByRole('searchbox').fill('ليلى');
  const table = page.getByRole('region', { name: say('Orders', 'الطلبات'), exact: true });
  await expect(async () => {
    await table.evaluate((element) => element.scrollTo(0, 1e6));
    await expect(page.getByRole('rowheader', { name: '250' })).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(server.requests.filter(({ path }) => path === '/DC/DisplayOrders')).toHaveLength(1);
});

test('an order has exactly the actions that the contract serves', async ({
  page,
  say,
  open,
  row,
  choose,
}) => {
  await open('/orders');
  await row('501')
    .getByRole('button', { name: say('More actions', 'إجراءات أخرى') })
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(
    say(['View', 'Print', 'Driver', 'Delete'], ['عرض', 'طباعة', 'السائق', 'حذف']),
  );
  await page.getByRole('menuitem').nth(2).click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText('sami@example.com');
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('Create order', 'إضافة طلب') })).toHaveCount(0);
  await choose('view', row('501'));
  await expect(details).toContainText('On the way');
  await expect(details).toContainText(say('2026-11-21 01:15 AM', '2026-11-21 01:15 ص'));
});

test('a deleted order moves to the deleted orders, and cannot be restored', async ({
  page,
  say,
  open,
  row,
  choose,
  confirmDeletion,
}) => {
  await open('/orders');
  await choose('delete', row('X-502'));
  await confirmDeletion(row('X-502'), '/DC/DeleteOrders/X-502/31', [
    'Order deleted successfully!',
    'تم حذف الطلب بنجاح.',
  ]);
  await open('/deleted-records-orders');
  await expect(row('X-502')).toContainText(say('Administrator', 'المسؤول'));
  await expect(row('400')).toContainText('app');
  await expect(row('400')).toContainText(say('2026-11-01 01:00 PM', '2026-11-01 01:00 م'));
  await expect(page.getByRole('button', { name: say('Restore', 'استعادة') })).toHaveCount(0);
});

test('several orders are deleted one by one', async ({ page, say, server, open, row, press }) => {
  await open('/orders');
  for (const id of ['501', '503']) await row(id).getByRole('checkbox').check();
  await press('delete', page.getByRole('region', { name: say('2 selected', 'محددان') }));
  await press('delete', page.getByRole('alertdialog'));
  await expect(page.getByRole('row')).toHaveCount(2);
  const deletions = server.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  expect(deletions.toSorted((a, b) => a.localeCompare(b))).toEqual([
    '/DC/DeleteOrders/501/31',
    '/DC/DeleteOrders/503/31',
  ]);
});

test('an order is printed as a receipt in a window of its own', async ({
  page,
  context,
  open,
  row,
  choose,
}) => {
  const printing = await context.addInitScript(() => {
    window.print = () => undefined;
  });
  await open('/orders');
  const opening = context.waitForEvent('page');
  await choose('print', row('501'));
  const receipt = (await opening).getByRole('article');
  for (const text of ['501', '31', 'ليلى', '0791234567', 'حذاء', 'متجر الأمل', 'إربد', 'On the way', '20.50'])
    await expect(receipt).toContainText(text);
  for (const text of ['Wallet', '2026-11-21', '2026-11-22']) await expect(receipt).toContainText(text);
  await expect(page.getByRole('row')).toHaveCount(4);
  await printing.dispose();
});

test('the list as it is filtered is exported as CSV by the browser', async ({
  page,
  say,
  server,
  open,
  press,
}) => {
  await open('/orders?merchant_id=31&search=X-502');
  await press('export');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /XLSX/ })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await press('export', dialog);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const [headings, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(headings).toContain(say('Order ID', 'رقم الطلب'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('X-502');
  expect(lines[0]).toContain('متجر الأمل');
  expect(server.requests.every(({ path }) => !path.includes('Export'))).toBe(true);
});
