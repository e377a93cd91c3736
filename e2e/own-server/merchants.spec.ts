import { expect, expectBody, fillFields, test } from './own-server.ts';

const rana = {
  merchant_id: '31',
  company_id: '77',
  password: 'plain-31',
  full_name: 'رنا حداد',
  shop_name: 'متجر الأمل',
  working_hours: null,
  city: 'عمان',
  phone: '790000031',
  email: 'rana@example.com',
  status: 'pending',
  money_orders: 3.5,
};

const updated = ['Merchant updated successfully!', 'تم تحديث بيانات التاجر بنجاح.'] as const;

test('merchants are shown as the server has them, searched and sorted', async ({
  page,
  say,
  open,
  row,
  press,
}) => {
  await open('/merchants');
  const cells = ['31', 'رنا حداد', 'rana@example.com', 'عمان', 'متجر الأمل', '3.50'];
  await expect(row('رنا').locator('th, td')).toContainText(cells);
  await expect(row('B-2').locator('th, td')).toContainText(['B-2', 'Omar', '—', '—', 'Omar Shop', '—']);
  await press('view', row('رنا'));
  const details = page.getByRole('dialog');
  for (const text of ['790000031', 'pending', '2024-02-29']) await expect(details).toContainText(text);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('Merchant ID', 'رقم التاجر'), exact: true }).click();
  await expect(page).toHaveURL(/sort=merchant_id/);
  await expect(page.getByRole('row').nth(1)).toContainText('رنا');
  await page.getByRole('button', { name: say('Merchant ID', 'رقم التاجر'), exact: true }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Omar');
  await page.getByRole('searchbox').fill('rana@');
  await expect(page.getByText(say('1 result', 'نتيجة واحدة'))).toBeVisible();
});

test('a merchant is created with every field of the contract', async ({ page, say, server, open, row }) => {
  await open('/create-merchant');
  const { company_id: _, money_orders: __, ...fields } = rana;
  const typed = {
    ...fields,
    merchant_id: 'N-1',
    working_hours: '9-5',
    phone: '0790000099',
    status: 'Active',
  };
  await fillFields(page.locator('form'), typed);
  await page.getByRole('button', { name: say('Create merchant', 'إضافة تاجر') }).click();
  await expect(
    page.getByText(say('Merchant data saved successfully', 'تم حفظ بيانات التاجر بنجاح')),
  ).toBeVisible();
  expectBody(server, '/DC/CreateMerchants', { ...typed, company_id: '77', money_orders: 0 });
  await open('/merchants?search=N-1');
  await expect(row('N-1')).toBeVisible();
});

test('an update sends the whole merchant, with a password only if there is one', async ({
  page,
  server,
  open,
  row,
  press,
  expectDone,
}) => {
  const dialog = page.getByRole('dialog');
  await open('/merchants');
  await press('edit', row('رنا'));
  await fillFields(dialog, { shop_name: 'متجر النور' });
  await press('save', dialog);
  await expectDone(...updated);
  expectBody(server, '/DC/Updatemerchants', { ...rana, shop_name: 'متجر النور' });
  await expect(row('متجر النور')).toBeVisible();

  await press('edit', row('B-2'));
  await fillFields(dialog, { full_name: 'Omar B' });
  await press('save', dialog);
  await expectDone(...updated);
  const omar = { merchant_id: 'B-2', company_id: '77', shop_name: 'Omar Shop', working_hours: '9-5' };
  const nulls = { city: null, email: null, status: null, money_orders: null };
  expectBody(server, '/DC/Updatemerchants', { ...omar, ...nulls, phone: '0790000032', full_name: 'Omar B' });
  expect(server.tables.merchants[1]).toMatchObject({ full_name: 'Omar B', shop_name: 'Omar Shop', ...nulls });
});

test("a refused update shows the server's message and keeps the input", async ({
  page,
  say,
  server,
  open,
  row,
  press,
  expectFault,
}) => {
  expectFault(/status of 409/);
  server.answer('/DC/Updatemerchants', { status: 409, body: { success: false, message: 'Shop is closed' } });
  const dialog = page.getByRole('dialog');
  await open('/merchants');
  await press('edit', row('رنا'));
  await fillFields(dialog, { shop_name: 'متجر النور' });
  await press('save', dialog);
  await expect(dialog.getByRole('alert')).toContainText(
    say('Failed to update merchant: Shop is closed', 'فشل تحديث بيانات التاجر: Shop is closed'),
  );
  await expect(dialog.locator('[name=shop_name]')).toHaveValue('متجر النور');
});

test('a 200 whose body has success: false is a refusal', async ({ page, server, open, row, press }) => {
  const refusal = { status: 200, body: { success: false, message: 'Not today' } };
  server.answer('/DC/Updatemerchants', refusal);
  server.answer('/DC/Deletedmerchants/77/31', refusal);
  const dialog = page.getByRole('dialog');
  await open('/merchants');
  await press('edit', row('رنا'));
  await fillFields(dialog, { shop_name: 'متجر النور' });
  await press('save', dialog);
  await expect(dialog.getByRole('alert')).toContainText('Not today');
  await open('/merchants');
  await press('delete', row('رنا'));
  await press('delete', page.getByRole('alertdialog'));
  await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('Not today');
  await expect(row('رنا')).toHaveCount(1);
});

test('a merchant is deleted by company and id, without a body and without Undo', async ({
  open,
  row,
  press,
  confirmDeletion,
}) => {
  await open('/merchants');
  await press('delete', row('رنا'));
  await confirmDeletion(row('رنا'), '/DC/Deletedmerchants/77/31', [
    'Merchant deleted successfully!',
    'تم حذف التاجر بنجاح.',
  ]);
});

test('a balance is found and set, and there is no ledger', async ({
  page,
  say,
  server,
  open,
  row,
  expectDone,
}) => {
  await open('/MoneyMerchants');
  await expect(row('Omar').locator('th, td').nth(3)).toHaveText('—');
  await expect(page.getByRole('button', { name: say('Ledger', 'سجل الحركات') })).toHaveCount(0);
  await page.getByRole('searchbox').fill('3.5');
  await expect(page.getByText(say('1 result', 'نتيجة واحدة'))).toBeVisible();
  for (const [name, id, amount] of [
    ['رنا حداد', '31', '12.505'],
    ['Omar', 'B-2', '1'],
  ] as const) {
    await page.getByRole('searchbox').fill(name);
    await page.getByLabel(say(`New balance of ${name}`, `الرصيد الجديد للتاجر ${name}`)).fill(amount);
    await page.keyboard.press('Enter');
    await expectDone('The amount was updated successfully', 'تم تحديث المبلغ بنجاح');
    await expect(row(name)).toContainText(amount);
    expectBody(server, '/DC/UpdateMerchantsMoney', { merchant_id: id, money_orders: Number(amount) });
  }
});
