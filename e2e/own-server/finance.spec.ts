import { expect, expectBody, fillFields, test } from './own-server.ts';

test('an expense is added, updated and deleted, whatever the server answers', async ({
  page,
  say,
  server,
  open,
  row,
  press,
  expectDone,
  confirmDeletion,
}) => {
  const form = page.locator('form').filter({ has: page.locator('[name=quantity]') });
  await open('/expenses');
  await fillFields(form, { description: 'Oil', quantity: '2', amount: '7.125' });
  await press('add', form);
  await expectDone('Done Add', 'تمت الإضافة');
  expectBody(server, '/DC/CreateExpenses', { description: 'Oil', quantity: 2, amount: 7.125 });
  await expect(form.locator('[name=description]'), 'the form is empty again').toHaveValue('');
  await expect(row('Oil')).toContainText('7.125');

  await press('edit', row('وقود'));
  await expect(form.locator('[name=quantity]')).toHaveValue('2');
  await fillFields(form, { amount: '9' });
  await press('update', form);
  await expectDone('Done Success Update', 'تم التحديث بنجاح');
  const fuel = { description: 'وقود', quantity: 2, company_expense_id: 9 };
  expectBody(server, '/DC/UpdateExpenses', { ...fuel, amount: 9 });
  await expect(row('وقود')).toContainText('9.00');

  await press('delete', row('ورق'));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    say('Are you sure you want to delete this expense?', 'هل أنت متأكد من حذف هذا المصروف؟'),
  );
  await confirmDeletion(row('ورق'), '/DC/DeleteExpenses/8', ['Expense deleted', 'تم الحذف']);
});

test('expenses are shown, searched by their date, and totalled by month', async ({
  page,
  say,
  server,
  open,
  row,
}) => {
  server.tables.monthlyExpenses.push({ month: null, total_expenses: null });
  await open('/expenses');
  const time = say('2026-11-21 01:30:00 AM', '2026-11-21 01:30:00 ص');
  await expect(row('وقود').locator('th, td')).toContainText(['9', 'وقود', '2', '7.50', time]);
  await expect(row('ورق').locator('th, td')).toContainText(['8', 'ورق', '—', '3.00', '—']);
  await page.getByRole('searchbox').fill('2026-11-21');
  await expect(page.getByText(say('1 result', 'نتيجة واحدة'))).toBeVisible();
  const title = say('Total Expenses by Month', 'إجمالي المصروفات حسب الشهر');
  await page.getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('row')).toHaveCount(3);
  await expect(dialog.getByRole('row').nth(1)).toContainText('7.50');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('profits are shown, also without a status or a date, with totals by month', async ({
  page,
  say,
  open,
  row,
}) => {
  await open('/profits-list');
  const cells = ['503', '31', '20.50', '2.50', '18.00', 'Done', '2026-11-22'];
  await expect(row('503').locator('th, td')).toContainText(cells);
  await expect(row('X-502').locator('th, td')).toContainText(['X-502', '31', '—', '—', '-1.50', '—', '—']);
  const title = say('Total Earnings by Month', 'إجمالي الأرباح حسب الشهر');
  await page.getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('row').nth(1)).toContainText(say('November 2026', 'تشرين الثاني 2026'));
  await expect(dialog.getByRole('row').nth(1)).toContainText('18.00');
});

test('net profits are shown with the yearly table if there is one', async ({ page, say, open }) => {
  await open('/total-profits');
  const table = (en: string, ar: string) => page.getByRole('table', { name: say(en, ar) });
  await expect(table('Total net profit', 'إجمالي صافي الربح').getByRole('row').nth(1)).toContainText('79.75');
  await expect(table('Net profit by month', 'صافي الربح حسب الشهر').getByRole('row').nth(1)).toContainText(
    '40.25',
  );
  await expect(table('Net profit by year', 'صافي الربح حسب السنة').getByRole('row').nth(1)).toContainText(
    '2026',
  );
});

for (const [name, response] of [
  ['an HTML page', { status: 404, body: '<!doctype html><title>Not found</title>', type: 'text/html' }],
  ['null', { status: 200, body: { success: true, data: null } }],
] as const)
  test(`net profits are shown without the yearly table when its call answers ${name}`, async ({
    page,
    say,
    server,
    open,
    expectFault,
  }) => {
    expectFault(/DisplayNetProfitsByYear/);
    server.answer('/DC/DisplayNetProfitsByYear', response, Infinity);
    await open('/total-profits');
    await expect(
      page.getByRole('table', { name: say('Net profit by month', 'صافي الربح حسب الشهر') }),
    ).toBeVisible();
    await expect(
      page.getByRole('heading', { name: say('Net profit by year', 'صافي الربح حسب السنة') }),
    ).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test('payments are shown and filtered by their day', async ({ page, say, open }) => {
  await open('/PaymentCardsMonth');
  // 22:30 in UTC is on the next day in Amman.
  await expect(page.getByRole('heading', { name: '2026-11-01' })).toBeVisible();
  await expect(page.locator('main')).toContainText('45.50');
  await open('/PaymentCardsMonth?payment_date=2026-11-01');
  await expect(page.getByRole('heading', { name: '2026-11-01' })).toBeVisible();
  await open('/PaymentCardsMonth?payment_date=2026-10-31');
  await expect(
    page.getByText(say('No payments found for this date.', 'لا توجد دفعات في هذا التاريخ.')),
  ).toBeVisible();
});

test('the dashboard shows amounts and counts of every notation, and 0 or N/A for missing ones', async ({
  page,
  say,
  open,
}) => {
  await open('/home');
  const card = (en: string, ar: string) => page.getByRole('region', { name: say(en, ar), exact: true });
  await expect(card('Profits', 'الأرباح')).toContainText(/1\.00.*10\.00.*9\.00.*8\.00/);
  await expect(card('Orders', 'الطلبات')).toContainText(/3.*3.*0/);
  await expect(card('Delivered today', 'المسلَّمة اليوم')).toContainText(/5.*6/);
  await expect(card("Merchants' money", 'أموال التجار')).toContainText('17.00');
  const company = card('Company', 'الشركة');
  const lines: [string, string, string][] = [
    ['Cars', 'السيارات', '18'],
    ['Cities', 'المدن', '19'],
    ['Paid so far', 'المدفوع حتى الآن', '20.00'],
    ['Subscription ends', 'نهاية الاشتراك', say('N/A', 'غير متوفر')],
  ];
  for (const [en, ar, value] of lines)
    await expect(company.getByRole('link', { name: say(en, ar) })).toContainText(value);
  await expect(card('Top Cities by Orders', 'أعلى المدن حسب عدد الطلبات')).toContainText('إربد');
});

test('company information is shown, also without an end and with words of its own', async ({
  page,
  open,
}) => {
  await open('/CompanyInfo');
  const main = page.locator('main');
  for (const text of [
    '77',
    'شركة البتراء',
    'هالة',
    'Gold',
    '12',
    '2026-01-01',
    'Trial',
    '100.50',
    '445.50',
    '546.00',
  ])
    await expect(main).toContainText(text);
});
