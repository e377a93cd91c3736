import { createOrders, endOrder } from '../merchants/samples.ts';
import type { Company } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { expectInView } from '../product/in-view.ts';
import { fill } from '../product/form.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

/** A driver who delivered orders of 20.50 JD each, and what delivers another. */
async function createHolder(company: Company, count: number, values: object = {}) {
  const driver = await company.createDriver({ commission_driver: 1, ...values });
  const { merchant, ids } = await createOrders(company, count + 1);
  const deliver = (id: string | undefined) =>
    endOrder(company, merchant.merchant_id, String(id), driver.driver_id);
  for (const id of ids.slice(0, count)) await deliver(id);
  const [first = '', second = ''] = ids;
  return { driver, first, second, deliverNext: () => deliver(ids[count]) };
}

test('a driver hands over orders by notes and coins, and the receipt prints in both languages', async ({
  page,
  context,
  say,
  company,
}) => {
  const printing = await context.addInitScript(() => {
    window.print = () => (document.documentElement.dataset.printed = 'yes');
  });
  const { driver, first, second } = await createHolder(company, 2);
  await visit(page, `/handovers?search=${driver.driver_id}`);
  const row = page.getByRole('row').filter({ hasText: driver.driver_id });
  await expect(row).toContainText('41.00');
  await row
    .getByRole('button', { name: say('Hand over', 'تسليم النقد') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', {
    name: say(`Handover of ${driver.name_driver}`, `تسليم ${driver.name_driver}`),
  });
  await expect(dialog.getByRole('row').filter({ hasText: first })).toContainText('20.50');
  await fill(dialog, {
    [say('Note of 20 JD', 'فئة 20 د.أ')]: '1',
    [say('Note of 10 JD', 'فئة 10 د.أ')]: '1',
    [say('Note of 5 JD', 'فئة 5 د.أ')]: '1',
    [say('Coins', 'القطع المعدنية')]: '3.75',
  });
  await dialog.getByRole('button', { name: say('Keep all', 'اقتطاع الكل') }).click();
  await expect(dialog.getByLabel(say('Commission kept', 'العمولة المقتطعة'))).toHaveValue('2');
  await expect(dialog.getByText(say('Short: the driver owes', 'عجز: الفرق دَين'))).toBeVisible();
  await expect(dialog).toContainText('-0.25');
  const post = say('Post handover', 'تسجيل التسليم');
  await expectInView(page, dialog.getByRole('button', { name: post }));
  await dialog.getByRole('button', { name: post }).click();
  const question = page.getByRole('dialog', { name: say('Short by 0.25', 'عجز 0.25') });
  await question.getByLabel(say('Reason for the difference', 'سبب الفرق')).fill('قطعة مفقودة');
  await question.getByRole('button', { name: post }).click();
  const posted = page.getByRole('dialog', { name: say('Cash handover', 'تسليم نقد') });
  const opening = context.waitForEvent('page');
  await posted.getByRole('link', { name: say('Print receipt', 'طباعة الإيصال') }).click();
  const receipt = await opening;
  await expect(receipt.locator('html')).toHaveAttribute('data-printed', 'yes');
  const paper = receipt.getByRole('article');
  for (const text of [first, second, driver.name_driver, '41.00', '38.75', '-0.25', 'قطعة مفقودة'])
    await expect(paper).toContainText(text);
  await receipt.getByRole('radio', { name: say('العربية', 'English') }).check();
  await expect(paper).toHaveAttribute('dir', say('rtl', 'ltr'));
  await expect(paper).toContainText(say('العمولة المقتطعة', 'Commission kept'));
  const box = (await receipt.pdf({ preferCSSPageSize: true }))
    .toString('latin1')
    .match(/\/MediaBox \[0 0 ([\d.]+)/);
  expect(Math.round((Number(box?.[1]) / 72) * 25.4), 'A5').toBe(148);
  await receipt.close();
  await posted
    .getByRole('button', { name: say('Close', 'إغلاق'), exact: true })
    .last()
    .click();

  await row.getByRole('button', { name: say('Settle the shortage', 'تسوية العجز') }).click();
  const shortage = page.getByRole('dialog');
  await shortage.getByLabel(say('Reason', 'السبب')).fill('Paid later');
  await shortage.getByRole('button', { name: say('Save', 'حفظ') }).click();
  await expect(page.getByText(say('No driver holds cash.', 'لا يوجد نقد لدى السائقين.'))).toBeVisible();
  await printing.dispose();
});

test(
  'a delivery while a blind count runs is shown as new, and nothing typed is lost',
  { tag: '@once' },
  async ({ page, company, expectFault }) => {
    expectFault(/409/);
    const { driver, first, second, deliverNext } = await createHolder(company, 1);
    await visit(page, `/handovers?search=${driver.driver_id}`);
    await page.getByRole('button', { name: 'Hand over' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Blind count' }).check();
    await dialog.getByRole('radio', { name: 'One sum' }).check();
    await expect(dialog.getByRole('row').filter({ hasText: first })).toBeVisible();
    await expect(dialog.getByText('20.50')).toHaveCount(0);
    await dialog.getByLabel('Counted cash').fill('20.5');
    await deliverNext();
    await dialog.getByLabel('Counted cash').press('Enter');
    await expect(dialog.getByText('20.50').first()).toBeVisible();
    await expect(dialog.getByLabel('Counted cash')).not.toBeEditable();
    await expect(dialog.getByRole('radio', { name: 'Open count' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Post handover' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The driver now holds 41.00');
    await expect(
      dialog.getByText('1 order was delivered while you counted. It is not ticked.'),
    ).toBeVisible();
    await expect(dialog.getByRole('row').filter({ hasText: second })).toContainText('New');
    await dialog.getByRole('button', { name: 'Post handover' }).click();
    await expect(page.getByText('The handover was posted.')).toBeVisible();
  },
);

test(
  'a handover is reversed with a reason, and the driver has its orders again',
  { tag: '@once' },
  async ({ page, company }) => {
    const { driver } = await createHolder(company, 1);
    const cash = { expected: 20.5, held: 20.5, counted: 20.5 };
    await company.call('POST', 'PostHandover', { driver_id: driver.driver_id, orders: 'all', ...cash });
    await visit(page, `/handovers?view=posted&search=${driver.driver_id}`);
    const row = page.getByRole('row').filter({ hasText: driver.name_driver });
    await row.getByRole('button', { name: 'Reverse' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Reverse' }).click();
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/This field is required/);
    await dialog.getByLabel('Reason').fill('Counted wrong');
    await dialog.getByRole('button', { name: 'Reverse' }).click();
    await expect(row).toContainText('Reversed');
    await page.getByRole('radio', { name: 'Cash with drivers' }).click();
    await page.getByRole('searchbox').fill(driver.driver_id);
    await expect(row).toContainText('20.50');
  },
);

test(
  'a driver above the cash limit is chosen with a warning, not refused',
  { tag: '@once' },
  async ({ page, company }) => {
    const { driver } = await createHolder(company, 1);
    await visit(page, `/drivers?search=${driver.driver_id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog');
    await edit.getByLabel('Cash limit').fill('20');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toBeHidden();
    const {
      search,
      ids: [id = ''],
    } = await createOrders(company, 1);
    await visit(page, search);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const driverField = page.getByRole('dialog').getByRole('combobox', { name: 'Driver' });
    await driverField.fill(driver.driver_id);
    await page.getByRole('option', { name: driver.driver_id }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText([
      'Holds more cash than the limit',
    ]);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row').filter({ hasText: id })).toContainText(driver.driver_id);
  },
);
