import { expect, test } from '../product/console.ts';
import type { Company } from '../product/company.ts';
import { visit } from '../product/visit.ts';
import { createOrders, endOrder } from '../merchants/samples.ts';

test.use({ isRunning: true });

/** A merchant with two delivered orders and a returned one: 18 JD each, less 1 JD. */
async function createMerchantToPay(company: Company) {
  const { merchant, ids } = await createOrders(company, 3);
  const { driver_id } = await company.createDriver();
  for (const [at, id] of ids.entries())
    await endOrder(company, merchant.merchant_id, id, driver_id, at === 2 ? 'Returned' : 'Delivered');
  return { ...merchant, ids };
}

/** Drafts a payout of the merchant; returns its number. */
async function draftFor(company: Company, merchantId: string) {
  await company.call('POST', 'DraftPayouts', { merchants: [merchantId] });
  const { data } = (await company.call('POST', 'DisplayPayouts', {
    limit: 1,
    filter: { merchant_id: merchantId },
  })) as { data: { payout_id: number }[] };
  return Number(data[0]?.payout_id);
}

test('a merchant is paid: terms, draft, approval, transfer, and the statement in both languages', async ({
  page,
  say,
  company,
  expectFault,
}) => {
  expectFault(/status of 409/);
  const { merchant_id: id, full_name: name, ids } = await createMerchantToPay(company);
  const messages = page.getByRole('region', { name: say('Messages', 'الرسائل') });
  const dialog = page.getByRole('dialog');
  await visit(page, `/payouts-due?merchant_id=${id}`);
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('35.00');
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: say('Payout terms', 'شروط الدفع') }).click();
  await dialog.getByLabel(say('Method', 'طريقة الدفع')).selectOption('CliQ');
  const account = dialog.getByLabel(say('CliQ alias or IBAN', 'اسم كليك المستعار أو رقم الآيبان'));
  await account.fill('a!');
  await dialog.getByRole('button', { name: say('Save', 'حفظ') }).click();
  await expect(account).toHaveAttribute('aria-invalid', 'true');
  await account.fill('shop7');
  await dialog.getByRole('button', { name: say('Save', 'حفظ') }).click();
  await expect(dialog).toBeHidden();

  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: say('Draft payout', 'إعداد دفعة') }).click();
  await expect(messages).toContainText(say(`The payout of ${name} was drafted.`, `أُعدّت دفعة ${name}.`));
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: say('All payouts', 'كل الدفعات') }).click();
  await page.getByRole('link', { name: say('Open', 'فتح') }).click();
  const statement = page.getByRole('article');
  await expect(statement.getByRole('row')).toHaveCount(5);
  for (const text of [...ids, 'سلمى العمري', '20.50', '2.50', '35.00'])
    await expect(statement).toContainText(text);

  const approve = say('Approve', 'اعتماد');
  await page.getByRole('button', { name: approve }).click();
  const accountOf = dialog.getByLabel(say('CliQ alias or IBAN', 'اسم كليك المستعار أو رقم الآيبان'));
  await expect(accountOf).toHaveValue('SHOP7');
  await dialog.getByLabel(say('Highest bank fee', 'الحد الأعلى لعمولة البنك')).fill('0.50');
  await dialog.getByRole('button', { name: approve }).click();
  const pay = say('Mark as paid', 'تسجيل الدفع');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: pay }).click();
  await expect(accountOf).toHaveValue('SHOP7');
  await expect(accountOf).not.toBeEditable();
  await dialog.getByLabel(say('Reference', 'المرجع')).fill('T-77');
  const fee = dialog.getByLabel(say('Bank fee', 'عمولة البنك'));
  await fee.fill('0.51');
  await dialog.getByRole('button', { name: pay }).click();
  await expect(fee).toHaveAccessibleDescription(say(/Enter 0\.5 or less/, /لا تزيد على 0\.5/));
  await fee.fill('0.35');
  await dialog.getByRole('button', { name: pay }).click();
  await expect(statement).toContainText(say('Closing balance', 'الرصيد الختامي'));
  await expect(statement).toContainText('T-77');
  await page.getByRole('radio', { name: say('العربية', 'English') }).check();
  await expect(statement).toHaveAttribute('dir', say('rtl', 'ltr'));
  await expect(statement).toContainText(say('كشف حساب', 'Statement of account'));
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  // A4 in points.
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12]/);
  // The foot of a table repeats on each page.
  await page.emulateMedia({ media: 'print' });
  await expect(statement.locator('tfoot')).toHaveCSS('display', 'table-row-group');
  await page.emulateMedia({ media: 'screen' });
  // On a phone the lines scroll sideways instead of breaking between letters.
  await page.setViewportSize({ width: 390, height: 844 });
  const line = await statement.getByRole('row').nth(1).boundingBox();
  expect(line?.height).toBeLessThan(80);
});

test(
  'a payout that another person cancelled is not paid, and a merchant shows what is due',
  { tag: '@once' },
  async ({ page, say, company, expectFault }) => {
    expectFault(/status of 409/);
    const { merchant_id: id, full_name: name } = await createMerchantToPay(company);
    const payout_id = await draftFor(company, id);
    await company.call('POST', 'ApprovePayout', { payout_id, expected_total: 35 });
    await visit(page, `/payout#${payout_id}`);
    await page.getByRole('button', { name: say('Mark as paid', 'تسجيل الدفع') }).click();
    await company.call('POST', 'CancelPayout', { payout_id, reason: 'Wrong merchant' });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say('Mark as paid', 'تسجيل الدفع') }).click();
    await expect(dialog).toContainText('This payout was cancelled. Draft a new one.');
    await visit(page, `/merchants?search=${id}`);
    await page.getByRole('row', { name }).getByRole('button', { name: 'View' }).click();
    await expect(dialog).toContainText(/Due now 35\.00/);
    await dialog.getByRole('link', { name: '1 payout' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('Cancelled');
  },
);
