import { createOrders, endOrder } from '../merchants/samples.ts';
import { expect, test } from '../product/console.ts';
import { fill } from '../product/form.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

test('a run is issued, reported and closed, and its handover has exactly the delivered order', async ({
  page,
  say,
  company,
}) => {
  const driver = await company.createDriver();
  const { merchant, ids } = await createOrders(company, 4);
  const { merchant_id } = merchant;
  const [first = '', second = '', third = '', earlier = ''] = ids;
  // Cash of another day, which the handover of the run leaves out.
  await endOrder(company, merchant_id, earlier, driver.driver_id);
  for (const merchant_order_id of [first, second, third])
    await company.call('PUT', 'UpdateOrdersStatus', { merchant_order_id, merchant_id, status: 'Accepted' });
  const { data } = (await company.call('POST', 'CreateRun', {
    driver_id: driver.driver_id,
    day: new Date().toISOString().slice(0, 10),
    orders: [first, second].map((merchant_order_id) => ({ merchant_order_id, merchant_id })),
  })) as { data: { run_id: number } };
  const { run_id: id } = data;

  await visit(page, `/runs/${id}`);
  await page.getByRole('button', { name: say('Add order', 'إضافة طلب') }).click();
  const adding = page.getByRole('dialog');
  const code = adding.getByRole('textbox');
  await code.fill(third);
  await code.press('Enter');
  await expect(adding.getByText(say('Added', 'أُضيف'))).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: say('Send out', 'إخراج الجولة') }).click();
  const issuing = page.getByRole('alertdialog');
  await expect(issuing).toContainText('61.50');
  await issuing.getByRole('button', { name: say('Send out', 'إخراج الجولة') }).click();
  const row = (order: string) => page.getByRole('row').filter({ hasText: order });
  const press = (order: string, name: string) =>
    row(order).getByRole('button', { name, exact: false }).first().click();
  const [delivered, failed] = [say('Delivered', 'تم التوصيل'), say('Failed', 'تعذّر التوصيل')];

  await press(first, delivered);
  await expect(row(first).locator('[data-tone^=good]')).toHaveText(delivered);

  await press(second, failed);
  const failure = page.getByRole('dialog');
  await failure.getByLabel(say('Reason', 'السبب')).selectOption(say('No answer', 'لا يرد'));
  await expect(failure.getByLabel(say('Next attempt on', 'المحاولة التالية في'))).not.toHaveValue('');
  await failure.getByRole('button', { name: failed }).click();
  await expect(row(second)).toContainText(say('No answer', 'لا يرد'));

  const close = say('Close the run', 'إغلاق الجولة');
  await page.getByRole('button', { name: close }).click();
  const closing = page.getByRole('alertdialog');
  await expect(closing.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');

  const back = say('Back in the branch', 'عاد إلى الفرع');
  await row(third).getByRole('checkbox').check();
  await page
    .getByRole('region', { name: say('1 selected', 'صف واحد محدد') })
    .getByRole('button', { name: back })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: back }).click();
  await expect(row(third)).toContainText(back);

  await page.getByRole('button', { name: close }).click();
  await closing.getByRole('button', { name: close }).click();
  await expect(page.getByText(say('The driver has 1 order and 20.50', 'نقد طلب واحد للتسليم'))).toBeVisible();
  await page
    .getByRole('link', { name: say('Hand over the cash', 'تسليم النقد') })
    .first()
    .click();
  await expect(page).toHaveURL(`/handovers?driver=${driver.driver_id}&run=${id}`);
  const handover = page.getByRole('dialog');
  await expect(handover.getByRole('row').filter({ hasText: first }).getByRole('checkbox')).toBeChecked();
  await expect(
    handover.getByRole('row').filter({ hasText: earlier }).getByRole('checkbox'),
  ).not.toBeChecked();
  await expect(handover.getByRole('row').filter({ hasText: second })).toHaveCount(0);
  await fill(handover, {
    [say('Note of 20 JD', 'فئة 20 د.أ')]: '1',
    [say('Coins', 'القطع المعدنية')]: '0.5',
  });
  await handover.getByRole('button', { name: say('Post handover', 'تسجيل التسليم') }).click();
  await expect(page.getByText(say('The handover was posted.', 'سُجّل التسليم.'))).toBeVisible();
  const { data: posted } = (await company.call('POST', 'DisplayHandovers', {
    filter: { driver_id: driver.driver_id },
  })) as { data: { orders: number; expected: number; difference: number }[] };
  expect(posted[0]).toMatchObject({ orders: 1, expected: 20.5, difference: 0 });
});
