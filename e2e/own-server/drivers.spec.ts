import { expect, expectBody, fillFields, test } from './own-server.ts';

const sami = {
  driver_id: '7',
  company_id: '77',
  name_driver: 'سامي حداد',
  password_driver: 'plain-7',
  salary: 300,
  commission_driver: 0.75,
  commission_return: 0.5,
  money_driver: 12.25,
  money_orders: 40,
  total_delivery_money: 15.5,
  city_driver: 'عمان',
  email_driver: 'sami@example.com',
  phone_driver: '0780000007',
  status: 'Active',
};

/** A driver of whom the server knows little. */
const hani = {
  driver_id: 'D-8',
  company_id: '77',
  name_driver: 'Hani',
  salary: null,
  commission_driver: null,
  commission_return: null,
  money_driver: null,
  money_orders: null,
  total_delivery_money: null,
  city_driver: null,
  email_driver: null,
  phone_driver: '780000008',
  status: 'On leave',
};

test('drivers are shown as the server has them, searched, sorted and filtered', async ({
  page,
  say,
  open,
  row,
}) => {
  await open('/drivers');
  await expect(row('سامي حداد').locator('th, td')).toContainText([
    '7',
    'سامي حداد',
    '300.00',
    '0.75',
    '0.50',
    '12.25',
    '40.00',
    'عمان',
    'sami@example.com',
    '0780000007',
    say('Active', 'نشط'),
    '2025-05-01',
  ]);
  const cells = ['D-8', 'Hani', '—', '—', '—', '—', '—', '—', '—', '780000008', 'On leave', '—'];
  await expect(row('Hani').locator('th, td')).toContainText(cells);
  const sort = page.getByRole('button', { name: say('Driver ID', 'رقم السائق'), exact: true });
  await sort.click();
  await expect(page.getByRole('row').nth(1)).toContainText('سامي');
  await sort.click();
  await expect(page.getByRole('row').nth(1)).toContainText('Hani');
  await page.getByRole('searchbox').fill('hani');
  await expect(page.getByText(say('1 result', 'نتيجة واحدة'))).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox').fill('');
  await page.getByLabel(say('Filter: Status', 'تصفية: الحالة')).selectOption('Active');
  await expect(row('Hani')).toHaveCount(0);
  await expect(row('سامي')).toHaveCount(1);
});

test('a driver is created with every field of the contract', async ({ page, say, server, open, row }) => {
  await open('/create-driver');
  const { money_driver: _, money_orders: __, total_delivery_money: ___, company_id: ____, ...typed } = sami;
  const values = { ...typed, driver_id: 'N-1', email_driver: 'new@example.com', phone_driver: '0780000099' };
  await fillFields(page.locator('form'), values);
  await page.getByRole('button', { name: say('Create driver', 'إضافة سائق') }).click();
  await expect(page.getByText('Driver saved')).toBeVisible();
  const balances = { company_id: '77', money_driver: 0, money_orders: 0, total_delivery_money: 0 };
  expectBody(server, '/DC/CreateDrivers', { ...values, ...balances });
  await open('/drivers?search=N-1');
  await expect(row('new@example.com')).toBeVisible();
});

test('an update sends the whole driver, with a password only if there is one', async ({
  page,
  server,
  open,
  row,
  press,
  expectDone,
}) => {
  const updated = ['Driver updated successfully!', 'تم تحديث بيانات السائق بنجاح.'] as const;
  const dialog = page.getByRole('dialog');
  await open('/drivers');
  await press('edit', row('Hani'));
  await fillFields(dialog, { name_driver: 'Hani A' });
  await press('save', dialog);
  await expectDone(...updated);
  expectBody(server, '/DC/UpdateDrivers', { ...hani, name_driver: 'Hani A' });
  expect(server.tables.drivers[1]).toMatchObject({ name_driver: 'Hani A', status: 'On leave', salary: null });
  await expect(row('Hani A')).toBeVisible();

  await press('edit', row('سامي'));
  await fillFields(dialog, { city_driver: 'إربد' });
  await press('save', dialog);
  await expectDone(...updated);
  expectBody(server, '/DC/UpdateDrivers', { ...sami, city_driver: 'إربد' });

  await press('edit', row('سامي'));
  await fillFields(dialog, { password_driver: 'another one' });
  await press('save', dialog);
  await expectDone(...updated);
  expectBody(server, '/DC/UpdateDrivers', { ...sami, city_driver: 'إربد', password_driver: 'another one' });
});

test("a driver's money sends every amount, and what was spent of the delivery money", async ({
  page,
  say,
  server,
  open,
  row,
  press,
  expectDone,
}) => {
  const updated = ['Driver updated successfully!', 'تم تحديث بيانات السائق بنجاح.'] as const;
  const dialog = page.getByRole('dialog');
  const amounts = {
    salary: 300,
    commission_driver: 0.75,
    commission_return: 0.5,
    money_driver: 12.25,
    money_orders: 40,
    total_delivery_money: 15.5,
  };
  await open('/MoneyDrivers');
  await page.getByRole('searchbox').fill('سامي');
  await press('search');
  await expect(page.getByText(say('1 result', 'نتيجة واحدة'))).toBeVisible();
  await press('update', row('سامي'));
  await fillFields(dialog, { money_driver: '10' });
  await press('save', dialog);
  await expectDone(...updated);
  expectBody(server, '/DC/UpdateDriversMoney', {
    driver_id: '7',
    ...amounts,
    money_driver: 10,
    original_money_driver: 12.25,
    deliveryMoneySpent: 2.25,
  });
  await expect(row('سامي')).toContainText('10.00');

  await open('/MoneyDrivers');
  await press('update', row('Hani'));
  await fillFields(dialog, { salary: '250' });
  await press('save', dialog);
  await expectDone(...updated);
  const missing = Object.fromEntries(Object.keys(amounts).map((name) => [name, null]));
  expectBody(server, '/DC/UpdateDriversMoney', {
    driver_id: 'D-8',
    ...missing,
    salary: 250,
    original_money_driver: null,
    deliveryMoneySpent: 0,
  });
});

test('a driver is deleted by id and company, without a body and without Undo', async ({
  open,
  row,
  press,
  confirmDeletion,
}) => {
  await open('/drivers');
  await press('delete', row('سامي'));
  await confirmDeletion(row('سامي'), '/DC/DeleteDriver/7/77', [
    'Driver deleted successfully!',
    'تم حذف السائق بنجاح.',
  ]);
});
