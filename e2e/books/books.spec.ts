import type { Page } from '@playwright/test';
import { createOrders, endOrder } from '../merchants/samples.ts';
import type { Company } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { decimalPoints } from '../product/decimals.ts';
import { fill } from '../product/form.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

/** An order that a driver of its own has delivered for 20.50 JD in cash, of which 2.50 are the delivery price. */
async function deliver(company: Company, order: object = {}) {
  const { merchant, ids, search } = await createOrders(company, 1, () => order);
  const driver = await company.createDriver();
  const [id = ''] = ids;
  await endOrder(company, merchant.merchant_id, id, driver.driver_id);
  return { merchant, driver, id, search };
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test.describe('printed', () => {
  // The page's own function of printing is replaced.
  test.use({ isRunning: false });

  test('a figure of cash leads to its accounts, to their journal lines and to their print', async ({
    page,
    say,
    company,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {
        const sheet = [...document.querySelectorAll('section')].find((one) => one.querySelector('h1'));
        document.documentElement.dataset.printed = sheet?.textContent ?? '';
      };
    });
    // One of the largest balances: other journeys and the demo have left more of them than a page has rows.
    const { driver, id } = await deliver(company, { total_price: 7654.25 });
    await page.goto('/cash');
    await page.getByRole('button', { name: say('With drivers', 'مع السائقين'), exact: true }).click();
    const heading = page.getByRole('dialog').getByRole('columnheader', { name: say('Balance', 'الرصيد') });
    await heading.getByRole('button').click();
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await heading.getByRole('button').click();
    const account = row(page, driver.driver_id);
    await expect(account).toContainText('7,654.25');
    await account.getByRole('link', { name: say('Journal lines', 'قيود الحساب') }).click();
    await expect(page).toHaveURL(`/journal?account=driver_cash&holder_id=${driver.driver_id}`);
    const line = row(page, id);
    await expect(line).toContainText(driver.name_driver);
    await expect(line).toContainText(say('Order delivered', 'تسليم طلب'));
    await page.getByRole('button', { name: say('Print', 'طباعة') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', new RegExp(`${id}.*7,654\\.25`, 's'));
  });
});

test('the decimal points of a card of cash are under each other', async ({ page, say, company }) => {
  await company.call('POST', 'MoveMoney', { from: 'bank', to: 'cash_box', amount: 0.001 });
  await visit(page, '/cash');
  const card = page.getByRole('region', { name: say('Money held', 'النقد الموجود') });
  await expect(card.getByText(/\.\d{3}$/).first()).toBeVisible();
  const points = await decimalPoints(card.getByRole('definition'));
  expect(points).toHaveLength(6);
  expect(new Set(points).size).toBe(1);
});

test(
  'a count of the cash box shows its difference, and keeps what was typed when the balance has changed',
  {
    tag: '@once',
  },
  async ({ page, say, company, expectFault }) => {
    expectFault(/status of 409/);
    await visit(page, '/cash');
    await page.getByRole('button', { name: say('Count the cash box', 'جرد الصندوق') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await expect(dialog.getByRole('term')).toHaveCount(0);
    await fill(dialog, { [say('Counted', 'المعدود')]: '700.250' });
    await company.call('POST', 'MoveMoney', { from: 'bank', to: 'cash_box', amount: 5 });
    const question = page.getByRole('alertdialog');
    const compare = () => dialog.getByRole('button', { name: say('Compare', 'مقارنة') }).click();
    const post = () => question.getByRole('button', { name: say('Post count', 'تسجيل الجرد') }).click();
    await compare();
    await expect(question).toContainText(say('Difference', 'الفرق'));
    await expect(question).toContainText('700.25');
    await post();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('700.250');
    await expect(async () => {
      await compare();
      await post();
      await expect(dialog).toBeHidden({ timeout: 2000 });
    }).toPass();
    await expect(page.getByText(say('The cash box is as counted.', 'تم تسجيل جرد الصندوق.'))).toBeVisible();

    await page.getByRole('button', { name: say('Move money', 'نقل مبلغ') }).click();
    await fill(dialog, { [say('Amount', 'المبلغ')]: '12.5' });
    await dialog.getByLabel(say('Reason', 'السبب')).fill('Deposit');
    await expect(dialog).toContainText(say('Cash box after', 'الصندوق بعد النقل'));
    await dialog.getByRole('button', { name: say('Move money', 'نقل مبلغ') }).click();
    await expect(page.getByText(say('The money was moved.', 'تم نقل المبلغ.'))).toBeVisible();
    await visit(page, '/journal?kind=move');
    await expect(row(page, 'Deposit')).not.toHaveCount(0);
  },
);

test(
  'opening money of a driver is entered, and a withdrawal that overdraws the cash box asks first',
  { tag: '@once' },
  async ({ page, say, company, expectFault }) => {
    expectFault(/status of 409/);
    // The refusal of an opening without a reason, once the cash box has been counted.
    expectFault(/status of 400 .*\/PostOpening/);
    const driver = await company.createDriver();
    await visit(page, '/cash');
    await page.getByRole('button', { name: say('Opening money', 'الرصيد الافتتاحي') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: say('Driver', 'سائق') }).check();
    const chosen = dialog.getByRole('combobox', { name: say('Driver', 'السائق') });
    await chosen.fill(driver.driver_id);
    await page.getByRole('option', { name: driver.driver_id }).click();
    await fill(dialog, { [say('Cash the driver holds', 'النقد مع السائق')]: '30.5' });
    const reason = dialog.getByLabel(say('Reason', 'السبب'));
    const save = dialog.getByRole('button', { name: say('Save', 'حفظ') });
    await save.click();
    const saved = page.getByText(say('The opening money was saved.', 'حُفظ الرصيد الافتتاحي.'));
    await expect(saved.or(reason).first()).toBeVisible();
    // Other journeys may have counted the cash box before.
    if (await reason.isVisible()) {
      await reason.fill('Found later');
      await save.click();
    }
    await expect(saved).toBeVisible();
    await expect(dialog).toContainText(driver.name_driver);
    await dialog
      .getByRole('button', { name: say('Close', 'إغلاق') })
      .last()
      .click();
    expect(await company.findDriver(driver.driver_id)).toMatchObject({ money_orders: 30.5 });

    await page.getByRole('button', { name: say('Move money', 'نقل مبلغ') }).click();
    await dialog.getByLabel(say('To', 'إلى'), { exact: true }).selectOption('owner');
    await fill(dialog, { [say('Amount', 'المبلغ')]: '900000' });
    await dialog.getByRole('button', { name: say('Move money', 'نقل مبلغ') }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('900,000.00');
    await question.getByRole('button', { name: say('Cancel', 'إلغاء') }).click();
    await expect(dialog.getByRole('alert')).toContainText('900,000.00');
    await expect(dialog.getByLabel(say('Amount', 'المبلغ'))).toHaveValue(/900/);
  },
);

test('the owner reverses a delivery from its details, which show its money', async ({
  page,
  say,
  company,
}) => {
  const { search, driver } = await deliver(company);
  await visit(page, search);
  const more = page.getByRole('button', { name: say('More actions', 'إجراءات أخرى') });
  const open = async (name: string) => {
    await more.click();
    await page.getByRole('menuitem', { name }).click();
  };
  await open(say('View', 'عرض'));
  const details = page.getByRole('dialog').first();
  await expect(details).toContainText(
    say('This order has ended (Delivered).', 'انتهى هذا الطلب (تم التسليم).'),
  );
  const money = details
    .getByRole('definition')
    .filter({ has: page.getByText(say('Who holds it now', 'المبلغ الآن'), { exact: true }) });
  await expect(money.getByRole('term')).toHaveText([
    say('Collected', 'المبلغ المحصَّل'),
    say('Merchant', 'للتاجر'),
    say('Us', 'لنا'),
    say("Driver's commission", 'عمولة السائق'),
    say('Who holds it now', 'المبلغ الآن'),
  ]);
  await expect(money.getByRole('definition')).toContainText([
    '20.50',
    '18.00',
    '2.50',
    '1.00',
    driver.name_driver,
  ]);
  await details.getByRole('button', { name: say('Reverse end', 'تراجع عن الإنهاء') }).click();
  const reversal = page.getByRole('dialog', { name: say('Reverse the end', 'التراجع عن إنهاء') });
  await expect(reversal.getByRole('definition')).toContainText(['18.00', '20.50']);
  await fill(reversal, { [say('Reason', 'السبب')]: 'Wrong customer' });
  await reversal.getByRole('button', { name: say('Reverse end', 'تراجع عن الإنهاء') }).click();
  await expect(details.getByText('Wrong customer').first()).toBeVisible();
  await expect(details).toContainText(say('In Transit', 'قيد التوصيل'));
  expect(await company.findDriver(driver.driver_id)).toMatchObject({ money_orders: 0, money_driver: 0 });
});

test(
  'home shows where the money is and its age, as charts and as tables',
  { tag: '@once' },
  async ({ page, say }) => {
    await visit(page, '/home');
    for (const [title, cell] of [
      [say('Where the money is now', 'أين النقد الآن'), say('Cash box', 'الصندوق')],
      [say('Held and owed by age', 'حسب العمر'), say('4-7 days', '4-7 أيام')],
    ] as const) {
      const panel = page.getByRole('region', { name: title });
      await panel.scrollIntoViewIfNeeded();
      await expect(panel.locator('svg path').first()).toBeAttached();
      await panel.getByRole('button', { name: say('Show as table', 'عرض كجدول') }).click();
      await expect(panel.getByRole('rowheader', { name: cell, exact: true })).toBeVisible();
    }
  },
);
