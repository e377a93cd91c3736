import { expect, test } from '../product/console.ts';
import { createOrders, endOrder } from '../merchants/samples.ts';
import { expectValues, field, fill } from '../product/form.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

test(
  'the search runs on its button, covers only id and name, and can be cleared',
  { tag: '@once' },
  async ({ page, say, company }) => {
    const driver = await company.createDriver({ city_driver: 'Madaba' });
    await visit(page, '/MoneyDrivers');
    const name = say('Search by driver ID or name', 'ابحث برقم السائق أو اسمه');
    const search = page.getByRole('searchbox', { name });
    const button = page.getByRole('button', { name: say('Search', 'بحث'), exact: true });
    const rows = page.getByRole('row').filter({ hasText: driver.driver_id });
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    await search.fill(driver.name_driver.slice(3).toUpperCase());
    await expect(page, 'nothing is searched while one types').toHaveURL('/MoneyDrivers');
    await button.click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(rows).toHaveCount(1);

    await search.fill('Madaba');
    await button.click();
    await expect(
      page.getByText(say('No drivers found.', 'لا يوجد سائقون.')),
      'a city is not a name',
    ).toBeVisible();

    await page.getByRole('button', { name: say('Clear search', 'مسح البحث') }).click();
    await expect(page).toHaveURL('/MoneyDrivers');
    await expect(page.getByRole('row').nth(5)).toBeVisible();
  },
);

test('rates and balances can be set, and the payout is sent to the server', async ({
  page,
  say,
  company,
}) => {
  const { driver_id: id, name_driver: driverName } = await company.createDriver();
  await company.setDriverBalance(id, 0, 40);
  await visit(page, `/MoneyDrivers?search=${id}`);
  await page.getByRole('button', { name: say('Update', 'تحديث') }).click();
  const dialog = page.getByRole('dialog', {
    name: say(`Update the money of ${driverName}`, `تحديث أموال ${driverName}`),
  });
  await expect(dialog.getByLabel(say('Name', 'الاسم'))).not.toBeEditable();
  const money = {
    [say('Salary', 'الراتب')]: '300',
    [say('Delivery commission', 'عمولة التوصيل')]: '1',
    [say('Return commission', 'عمولة الإرجاع')]: '0.5',
    [say("Driver's delivery money", 'رصيد العمولة')]: '40',
    [say('Order money', 'أموال الطلبات')]: '0',
    [say('Total delivery money', 'إجمالي أموال التوصيل')]: '0',
  };
  await expectValues(dialog, money);
  await fill(dialog, {
    [say('Salary', 'الراتب')]: '320.25',
    [say("Driver's delivery money", 'رصيد العمولة')]: '12.5',
    [say('Order money', 'أموال الطلبات')]: '7.125',
    [say('Total delivery money', 'إجمالي أموال التوصيل')]: '90',
  });
  const request = page.waitForRequest(/UpdateDriversMoney/);
  await dialog.getByRole('button', { name: say('Save', 'حفظ') }).click();
  expect((await request).postDataJSON()).toMatchObject({
    original_money_driver: 40,
    money_driver: 12.5,
    deliveryMoneySpent: 27.5,
  });
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText(say('Driver updated successfully!', 'تم تحديث بيانات السائق بنجاح.')),
  ).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: id });
  for (const amount of ['320.25', '12.50', '7.125', '90.00']) await expect(row).toContainText(amount);
  expect(await company.findDriver(id)).toMatchObject({
    salary: 320.25,
    money_driver: 12.5,
    money_orders: 7.125,
    total_delivery_money: 90,
  });
});

test(
  'a balance that changed in between is shown instead of overwritten, and can be saved again',
  { tag: '@once' },
  async ({ page, say, company, expectFault }) => {
    expectFault(/status of 409/);
    const { driver_id: id } = await company.createDriver();
    await visit(page, `/MoneyDrivers?search=${id}`);
    await page.getByRole('button', { name: say('Update', 'تحديث') }).click();
    const dialog = page.getByRole('dialog');
    const balance = field(dialog, say("Driver's delivery money", 'رصيد العمولة'));
    await balance.fill('5');
    await company.setDriverBalance(id, 0, 63.75);
    await dialog.getByRole('button', { name: say('Save', 'حفظ') }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      say('The balances changed while this was open.', 'تغيّرت الأرصدة أثناء فتح هذه النافذة.'),
    );
    await expect(balance).toHaveValue('5');
    await expect(balance).toHaveAccessibleDescription(
      say(/^Now 63\.75\s+JD · it was 0\.00\s+JD$/, /^الآن 63\.75\s+د\.أ · وكان 0\.00\s+د\.أ$/),
    );
    expect(await company.findDriver(id)).toMatchObject({ money_driver: 63.75 });

    await dialog.getByRole('button', { name: say('Save', 'حفظ') }).click();
    await expect(dialog).toBeHidden();
    expect(await company.findDriver(id)).toMatchObject({ money_driver: 5 });
  },
);

test(
  'a delivery while the dialog is open keeps its cash, also for a driver without a commission',
  { tag: '@once' },
  async ({ page, say, company, expectFault }) => {
    expectFault(/status of 409/);
    const { driver_id: id } = await company.createDriver({ commission_driver: 0, commission_return: 0 });
    const { merchant, ids } = await createOrders(company, 1);
    await visit(page, `/MoneyDrivers?search=${id}`);
    await page.getByRole('button', { name: say('Update', 'تحديث') }).click();
    const dialog = page.getByRole('dialog');
    const salary = field(dialog, say('Salary', 'الراتب'));
    const held = field(dialog, say('Order money', 'أموال الطلبات'));
    await salary.fill('310');
    await endOrder(company, merchant.merchant_id, String(ids[0]), id);
    await dialog.getByRole('button', { name: say('Save', 'حفظ') }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(held, 'nothing was typed there: it shows what is held now').toHaveValue('20.5');
    await expect(salary).toHaveValue('310');
    await dialog.getByRole('button', { name: say('Save', 'حفظ') }).click();
    await expect(dialog).toBeHidden();
    expect(await company.findDriver(id)).toMatchObject({ salary: 310, money_orders: 20.5 });
  },
);

test(
  'Cancel changes nothing, and asks if there is unsaved input',
  { tag: '@once' },
  async ({ page, say, company }) => {
    const { driver_id: id } = await company.createDriver();
    await visit(page, `/MoneyDrivers?search=${id}`);
    await page.getByRole('button', { name: say('Update', 'تحديث') }).click();
    const dialog = page.getByRole('dialog').first();
    await field(dialog, say('Salary', 'الراتب')).fill('1');
    await dialog.getByRole('button', { name: say('Cancel', 'إلغاء') }).click();
    const question = page.getByRole('alertdialog', {
      name: say('Leave without saving?', 'المغادرة دون حفظ؟'),
    });
    await question.getByRole('button', { name: say('Leave without saving', 'المغادرة دون حفظ') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await company.findDriver(id)).toMatchObject({ salary: 300 });
  },
);
