import { unique, uniquePhone } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { expectValues, fill } from '../product/form.ts';
import { visit } from '../product/visit.ts';
import { createMerchant } from './samples.ts';

test.use({ isRunning: true });

test('a merchant is created and the form resets for the next one', async ({ page, say }) => {
  const id = unique();
  await visit(page, '/create-merchant');
  await expect(page.getByLabel(say('Company ID', 'رقم الشركة'))).toHaveValue('1001');
  await expect(page.getByLabel(say('Order money', 'أموال الطلبات'))).toBeDisabled();
  const status = page.getByLabel(say('Status', 'الحالة'));
  await expect(status).toHaveValue('');
  await fill(page.locator('form'), {
    [say('Merchant ID', 'رقم التاجر')]: `T-${id}`,
    [say('Password', 'كلمة المرور')]: 'a password',
    [say('Full name', 'الاسم الكامل')]: `Laila ${id}`,
    [say('Shop name', 'اسم المتجر')]: 'Jasmine',
    [say('Working hours', 'ساعات العمل')]: '9-5',
    [say('City', 'المدينة')]: 'Irbid',
    [say('Phone', 'الهاتف')]: uniquePhone(),
    [say('Email', 'البريد الإلكتروني')]: `${id}@merchants.example`,
    [say('Status', 'الحالة')]: 'Active',
  });
  await page.getByRole('button', { name: say('Create merchant', 'إضافة تاجر') }).click();
  const saved = say('Merchant data saved successfully', 'تم حفظ بيانات التاجر بنجاح');
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByLabel(say('Full name', 'الاسم الكامل'))).toHaveValue('');
  await expect(status).toHaveValue('Active');

  await visit(page, `/merchants?search=${id}`);
  await expect(page.getByRole('row').nth(1)).toContainText(`Laila ${id}`);
});

test('an incomplete form shows its errors', { tag: '@once' }, async ({ page, say }) => {
  await visit(page, '/create-merchant');
  await page.getByRole('button', { name: say('Create merchant', 'إضافة تاجر') }).click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(9);
  await expect(page.getByLabel(say('Merchant ID', 'رقم التاجر'))).toBeFocused();
});

test('a merchant can be viewed, updated and deleted', async ({ page, say, company }) => {
  const merchant = await createMerchant(company);
  await visit(page, `/merchants?search=${merchant.merchant_id}`);
  await page.getByRole('button', { name: say('View', 'عرض') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(merchant.phone);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: say('Edit', 'تعديل') }).click();
  await expectValues(dialog, { [say('Shop name', 'اسم المتجر')]: merchant.shop_name });
  for (const label of [
    say('Merchant ID', 'رقم التاجر'),
    say('Order money', 'أموال الطلبات'),
    say('Account created', 'تاريخ إنشاء الحساب'),
  ]) {
    await expect(dialog.getByLabel(label)).not.toBeEditable();
  }
  await fill(dialog, { [say('Full name', 'الاسم الكامل')]: 'Renamed' });
  await dialog.getByRole('button', { name: say('Save', 'حفظ') }).click();
  const messages = page.getByRole('region', { name: say('Messages', 'الرسائل') });
  await expect(messages).toContainText(
    say('Merchant updated successfully!', 'تم تحديث بيانات التاجر بنجاح.'),
  );
  await expect(page.getByRole('row').nth(1)).toContainText('Renamed');

  await page.getByRole('button', { name: say('Delete', 'حذف'), exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    say('Are you sure you want to delete this merchant?', 'هل أنت متأكد من حذف هذا التاجر؟'),
  );
  await question.getByRole('button', { name: say('Delete', 'حذف') }).click();
  await expect(messages).toContainText(say('Merchant deleted successfully!', 'تم حذف التاجر بنجاح.'));
  await expect(page.getByText(say('No merchants found.', 'لا يوجد تجار.'))).toBeVisible();
});

test(
  "a duplicate contact shows the screen's text",
  { tag: '@once' },
  async ({ page, say, company, expectFault }) => {
    expectFault(/status of 409/);
    const other = await createMerchant(company);
    const merchant = await createMerchant(company);
    await visit(page, `/merchants?search=${merchant.merchant_id}`);
    await page.getByRole('button', { name: say('Edit', 'تعديل') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('Phone', 'الهاتف')).fill(other.phone);
    await dialog.getByRole('button', { name: say('Save', 'حفظ') }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      say('The (phone number or email) is already in use !!', 'رقم الهاتف أو البريد الإلكتروني مستخدم مسبقًا.'),
    );
    await expect(dialog.getByLabel(say('Phone', 'الهاتف'))).toHaveValue(other.phone);
  },
);
