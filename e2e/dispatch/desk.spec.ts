import { createOrders } from '../merchants/samples.ts';
import { expectAccessible } from '../product/accessible.ts';
import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

test('orders are received at the desk and put on a run of the proposed driver, which is listed', async ({
  page,
  say,
  company,
}) => {
  const { driver_id, name_driver } = await company.createDriver();
  const city = await company.createCity();
  await company.call('PUT', 'UpdateCitys', { ...city, driver1_id: driver_id });
  const {
    ids: [first = '', ...others],
  } = await createOrders(company, 3, () => ({ city_order: city.city }));
  const figure = (stage: string) =>
    page.getByRole('button', { name: new RegExp(`^${stage}[,،] .?${city.city}.?: 3$`) });
  const selectAll = () =>
    page.getByRole('checkbox', { name: say('Select all rows', 'تحديد كل الصفوف') }).check();
  const bar = page.getByRole('region', { name: say('3 selected', '3 صفوف محددة') });

  await visit(page, '/desk');
  await figure(say('To collect', 'للاستلام من التاجر')).click();
  for (const id of [first, ...others])
    await expect(page.getByRole('row').filter({ hasText: id })).toBeVisible();
  await expectAccessible(page);
  await selectAll();
  const receive = say('Receive in the branch', 'استلام في الفرع');
  await bar.getByRole('button', { name: receive }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: receive }).click();
  await expect(page.getByText(say('3 parcels were received.', 'تم استلام 3 طرود.'))).toBeVisible();
  await expect(page.getByText(say('No parcel waits here.', 'لا توجد طرود تنتظر هنا.'))).toBeVisible();

  await figure(say('In the branch', 'في الفرع')).click();
  await expect(page.getByRole('row').filter({ hasText: first })).toBeVisible();
  await selectAll();
  const put = say('Put on a run', 'إضافة إلى جولة');
  await bar.getByRole('button', { name: put }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: name_driver })).toBeChecked();
  await expect(dialog.getByText(say('Serves all these cities', 'يخدم كل هذه المدن'))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: put }).click();
  await page.getByRole('button', { name: say('Open the run', 'فتح الجولة') }).click();
  await expect(page).toHaveURL(/\/runs\/\d+$/);
  const id = /\d+$/.exec(page.url())?.[0] ?? '';

  await visit(page, '/runs');
  const row = page.getByRole('row').filter({ hasText: name_driver });
  await expect(row.getByRole('link', { name: id, exact: true })).toBeVisible();
  await expect(row).toContainText(say('Draft', 'مسودة'));
  await expect(row).toContainText('61.50');
});

test(
  'after a failed attempt, a parcel is tried again on a day or returned',
  { tag: '@once' },
  async ({ page, company }) => {
    const { driver_id } = await company.createDriver();
    const { ids, merchant, city } = await createOrders(company, 2);
    const orders = ids.map((id) => ({ merchant_order_id: id, merchant_id: merchant.merchant_id }));
    const scan = (mode: string, values: object) =>
      company.call('POST', 'Scan', { client_id: crypto.randomUUID(), mode, ...values });
    for (const order of orders) await scan('in', { order });
    const day = new Date().toISOString().slice(0, 10);
    const made = await company.call('POST', 'CreateRun', { driver_id, day, orders });
    const { data } = made as { data: { run_id: number } };
    await company.call('POST', 'IssueRun', data);
    for (const order of orders) await scan('failed', { order, reason_id: 'wrong-address' });

    const figure = (stage: string, count: number) =>
      page.getByRole('button', { name: new RegExp(`^${stage}, .?${city}.?: ${count}$`) });
    await visit(page, '/desk');
    await figure('To decide', 2).click();
    const [again = '', back = ''] = ids;
    await page.getByRole('checkbox', { name: 'Select row' }).first().waitFor();
    await page.getByRole('row').filter({ hasText: again }).getByRole('checkbox').check();
    await page.getByRole('region', { name: '1 selected' }).getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('1 parcel is tried again.')).toBeVisible();
    await expect(figure('To decide', 1)).toBeVisible();

    await page.getByRole('row').filter({ hasText: back }).getByRole('checkbox').check();
    const bar = page.getByRole('region', { name: '1 selected' });
    await bar.getByRole('button', { name: 'Return to the merchant' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Return to the merchant' }).click();
    await expect(page.getByText('1 order was returned.')).toBeVisible();
    await figure('To return', 1).click();
    await expect(page.getByRole('row').filter({ hasText: back })).toContainText('With the driver');
  },
);
