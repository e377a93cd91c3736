import type { Page } from '@playwright/test';
import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';
import { balanceOf, createOrders, endOrder, setBalance } from './samples.ts';

test.use({ isRunning: true });

type Say = <Text>(en: Text, ar: Text) => Text;

/** Opens the confirmation for the only row. */
async function askDeletion(page: Page, say: Say) {
  await page.getByRole('button', { name: say('Delete', 'حذف'), exact: true }).click();
  const question = page.getByRole('alertdialog');
  return { question, confirm: () => question.getByRole('button', { name: say('Delete', 'حذف') }).click() };
}

/** Expects a dialog with the reasons against a deletion, and without a button for it. */
async function expectBlocked(page: Page, say: Say, ...reasons: string[]) {
  const { question } = await askDeletion(page, say);
  for (const reason of reasons) await expect(question).toContainText(reason);
  await expect(question.getByRole('button', { name: say('Delete', 'حذف'), exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
}

test(
  'a merchant with a balance cannot be deleted until it is paid out',
  { tag: '@once' },
  async ({ page, say, company }) => {
    const { merchant, ids } = await createOrders(company, 1);
    const { merchant_id: id } = merchant;
    const { driver_id: driver } = await company.createDriver();
    await endOrder(company, id, String(ids[0]), driver);
    await visit(page, `/merchants?search=${id}`);
    await expectBlocked(page, say, '18.00');
    await expect(page.getByRole('row').nth(1), 'the list shows the balance too').toContainText('18.00');
    expect(await balanceOf(company, id)).toBe(18);

    await setBalance(company, id, 0);
    const { confirm } = await askDeletion(page, say);
    await confirm();
    await expect(page.getByText(say('Merchant deleted successfully!', 'تم حذف التاجر بنجاح.'))).toBeVisible();
  },
);

test(
  'a driver who holds cash cannot be deleted and stays in the list',
  { tag: '@once' },
  async ({ page, say, company }) => {
    const { merchant, ids } = await createOrders(company, 1);
    const { driver_id: id } = await company.createDriver({ commission_driver: 0.75 });
    await endOrder(company, merchant.merchant_id, String(ids[0]), id);
    await visit(page, `/drivers?search=${id}`);
    await expectBlocked(page, say, '20.50', '0.75');
    await expect(page.getByRole('row').nth(1)).toContainText(id);
    expect(await company.findDriver(id)).toMatchObject({ money_orders: 20.5 });
  },
);

test('a city with open orders cannot be deleted', async ({ page, say, company }) => {
  const { city, merchant, ids } = await createOrders(company, 2);
  const { driver_id: driver } = await company.createDriver();
  await visit(page, `/cities?search=${encodeURIComponent(city)}`);
  await expectBlocked(page, say, say('Open orders: 2', 'الطلبات المفتوحة: 2'));
  for (const id of ids) await endOrder(company, merchant.merchant_id, id, driver);
  const { confirm } = await askDeletion(page, say);
  await confirm();
  await expect(page.getByText(say('City deleted successfully!', 'تم حذف المدينة بنجاح.'))).toBeVisible();
});

test('deleting a completed order shows the amounts that stay; a card order leaves no cash', async ({
  page,
  say,
  company,
}) => {
  const { merchant, ids, search } = await createOrders(company, 3, (at) => ({
    type_payment: at === 1 ? 'Card' : 'Cash',
  }));
  const { driver_id: driver } = await company.createDriver({ commission_driver: 1.125 });
  for (const id of ids.slice(0, 2)) await endOrder(company, merchant.merchant_id, id, driver);
  await visit(page, `${search}&status=Delivered&sort=merchant_order_id`);
  const question = page.getByRole('alertdialog');
  const amounts = question.getByRole('definition');
  const ask = async (row: number) => {
    await page
      .getByRole('row')
      .nth(row)
      .getByRole('button', { name: say('More actions', 'إجراءات أخرى') })
      .click();
    await page.getByRole('menuitem', { name: say('Delete', 'حذف') }).click();
  };
  await ask(1);
  await expect(question).toContainText(say('This order has ended.', 'هذا الطلب منتهٍ.'));
  await expect(amounts).toHaveText(
    say(['18.00 JD', '20.50 JD', '1.125 JD', '2.50 JD'], ['18.00 د.أ', '20.50 د.أ', '1.125 د.أ', '2.50 د.أ']),
  );
  await question.getByRole('button', { name: say('Cancel', 'إلغاء') }).click();
  await ask(2);
  await expect(amounts).toHaveText(
    say(['18.00 JD', '1.125 JD', '20.50 JD', '2.50 JD'], ['18.00 د.أ', '1.125 د.أ', '20.50 د.أ', '2.50 د.أ']),
  );
  await question.getByRole('button', { name: say('Cancel', 'إلغاء') }).click();

  await visit(page, search);
  await page.getByRole('checkbox', { name: say('Select all rows', 'تحديد كل الصفوف') }).check();
  await page
    .getByRole('region', { name: say('3 selected', '3 صفوف محددة') })
    .getByRole('button', { name: say('Delete', 'حذف') })
    .click();
  await expect(question).toContainText(say('2 of them have ended.', 'بينها طلبان منتهيان.'));
  await expect(amounts).toHaveText(
    say(
      ['36.00 JD', '20.50 JD', '2.25 JD', '20.50 JD', '5.00 JD'],
      ['36.00 د.أ', '20.50 د.أ', '2.25 د.أ', '20.50 د.أ', '5.00 د.أ'],
    ),
  );
  await question.getByRole('button', { name: say('Delete', 'حذف') }).click();
  await expect(page.getByText(say('3 orders deleted successfully!', 'تم حذف 3 طلبات بنجاح.'))).toBeVisible();
  expect(await balanceOf(company, merchant.merchant_id)).toBe(36);
  expect(await company.findDriver(driver)).toMatchObject({ money_orders: 20.5, money_driver: 2.25 });
});
