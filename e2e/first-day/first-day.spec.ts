import type { Locator, Page } from '@playwright/test';
import { expect } from '../product/console.ts';
import { fill } from '../product/form.ts';
import { companyPassword, test } from './new-company.ts';

test.use({ isSignedIn: false });

/** Clicks of the whole day; a change that adds one is a step back. */
const mostClicks = 42;

/** Counts the clicks of the pointer over all documents of a page. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = ({ isTrusted, detail }: MouseEvent) => {
      if (!isTrusted || detail === 0) return;
      sessionStorage.setItem('clicks', String(1 + Number(sessionStorage.getItem('clicks'))));
    };
    window.addEventListener('click', count, true);
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks')));
}

async function pick(page: Page, form: Locator, label: string, option: RegExp): Promise<void> {
  await form.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

test('a new company goes from its first sign-in to its first paid-out order along the path of its home', async ({
  page,
  say,
  companyId,
}) => {
  test.setTimeout(240_000);
  const clicks = await countClicks(page);
  const button = (en: string, ar: string, within: Page | Locator = page) =>
    within.getByRole('button', { name: say(en, ar), exact: true });
  const dialog = page.getByRole('dialog');
  const path = page.getByRole('region', { name: say('Set up your company', 'جهّز شركتك') });
  const goTo = (en: string, ar: string) => path.getByRole('link', { name: say(en, ar), exact: true }).click();
  const goBy = async (section: readonly [string, string], item: readonly [string, string]) => {
    await page
      .getByRole('navigation')
      .first()
      .getByRole('button', { name: say(...section) })
      .click();
    await page.getByRole('menuitem', { name: say(...item), exact: true }).click();
  };
  const expectDone = (count: number, total = 7) =>
    expect(path).toContainText(say(`${count} of ${total} steps done`, `أُنجزت ${count} من ${total} خطوات`));
  const email = say('Email', 'البريد الإلكتروني');
  const phone = say('Phone', 'الهاتف');
  const password = say('Password', 'كلمة المرور');
  const city = page.getByRole('combobox', { name: say('City', 'المدينة') });

  await page.goto('/');
  await page.getByLabel(say('Company ID', 'رقم الشركة'), { exact: true }).fill(companyId);
  await page.getByLabel(password, { exact: true }).fill(companyPassword);
  await page.keyboard.press('Enter');
  await expectDone(0);
  await expect(page.getByText(say('Nothing needs you now.', 'لا شيء يحتاج إلى إجراء الآن.'))).toBeHidden();

  await goTo('Enter details', 'إدخال البيانات');
  await fill(dialog, { [phone]: '0790000000', [say('City', 'المدينة')]: 'Amman' });
  await button('Save', 'حفظ', dialog).click();
  await expectDone(1);

  await goTo('Enter money', 'إدخال الرصيد');
  await fill(dialog, { [say('In the cash box', 'في الصندوق')]: '100' });
  await button('Save', 'حفظ', dialog).click();
  await expect(page.getByText(say('The opening money was saved.', 'حُفظ الرصيد الافتتاحي.'))).toBeVisible();
  await button('Close', 'إغلاق', dialog).last().click();
  await expectDone(2);

  await goTo('Create city', 'إضافة مدينة');
  await fill(page, {
    [say('Country', 'الدولة')]: 'Jordan',
    [say('City', 'المدينة')]: 'Amman',
    [say('Delivery type', 'نوع التوصيل')]: 'Same day',
    [say('Delivery price', 'سعر التوصيل')]: '2',
    [say('Return price', 'سعر الإرجاع')]: '1',
  });
  await button('Create city', 'إضافة مدينة').click();
  await expectDone(3);

  await goTo('Create driver', 'إضافة سائق');
  await fill(page, {
    [say('Driver ID', 'رقم السائق')]: 'D-1',
    [say('Name', 'الاسم')]: 'Omar Haddad',
    [password]: 'a password',
    [say('Delivery commission', 'عمولة التوصيل')]: '0.5',
    [say('Return commission', 'عمولة الإرجاع')]: '0.25',
    [email]: 'omar@drivers.example',
    [phone]: '0790000001',
  });
  await page.getByRole('textbox', { name: say(/^Salary/, /^الراتب/) }).fill('0');
  await city.fill('Amman');
  await button('Create driver', 'إضافة سائق').click();
  await expectDone(4);

  await goTo('Create merchant', 'إضافة تاجر');
  await fill(page, {
    [say('Merchant ID', 'رقم التاجر')]: 'M-1',
    [password]: 'a password',
    [say('Status', 'الحالة')]: 'Active',
    [say('Full name', 'الاسم الكامل')]: 'Layla Nasser',
    [say('Shop name', 'اسم المتجر')]: 'Layla Shop',
    [say('Working hours', 'ساعات العمل')]: '9-17',
    [phone]: '0790000002',
    [email]: 'layla@shops.example',
  });
  await city.fill('Amman');
  await button('Create merchant', 'إضافة تاجر').click();
  await expectDone(5);

  await goTo('Create order', 'إضافة طلب');
  await fill(dialog, {
    [say('Order ID', 'رقم الطلب')]: 'O-1',
    [say('Order name', 'اسم الطلب')]: 'Box',
    [say('Customer', 'العميل')]: 'Sara Ali',
    [phone]: '0790000003',
    [say('Address', 'العنوان')]: 'Street 1',
    [say('Total price', 'السعر الإجمالي')]: '20',
    [say('Requested delivery date', 'موعد التسليم المطلوب')]: '2099-12-31',
  });
  await pick(page, dialog, say('Merchant ID', 'رقم التاجر'), /M-1/);
  await pick(page, dialog, say('City', 'المدينة'), /Amman/);
  await pick(page, dialog, say('Driver ID', 'رقم السائق'), /D-1/);
  await button('Create order', 'إضافة طلب', dialog).click();
  await expect(dialog).toBeHidden();

  const row = page.getByRole('row').filter({ hasText: 'O-1' });
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: say('Change status', 'تغيير الحالة') }).click();
  await dialog.getByLabel(say('New status', 'الحالة الجديدة')).selectOption('Delivered');
  await button('Save', 'حفظ', dialog).click();
  await expect(row).toContainText(say('Delivered', 'تم التسليم'));

  await goBy(['Drivers', 'السائقون'], ['Handovers', 'تسليمات النقد']);
  await button('Hand over', 'تسليم النقد').first().click();
  await fill(dialog, { [say('Note of 20 JD', 'فئة 20 د.أ')]: '1' });
  await button('Post handover', 'تسجيل التسليم', dialog).click();
  const posted = page.getByRole('dialog', { name: say('Cash handover', 'تسليم نقد') });
  await button('Close', 'إغلاق', posted).last().click();

  await goBy(['Merchants', 'التجار'], ['Due to merchants', 'مستحقات بانتظار الدفع']);
  await button('More actions', 'إجراءات أخرى').click();
  await page.getByRole('menuitem', { name: say('Draft payout', 'إعداد دفعة') }).click();
  await button('More actions', 'إجراءات أخرى').click();
  await page.getByRole('menuitem', { name: say('All payouts', 'كل الدفعات') }).click();
  await page.getByRole('link', { name: say('Open', 'فتح'), exact: true }).click();
  const steps = [
    ['Approve', 'اعتماد'],
    ['Mark as paid', 'تسجيل الدفع'],
  ] as const;
  for (const [en, ar] of steps) {
    await button(en, ar).click();
    await button(en, ar, dialog).click();
    await expect(dialog).toBeHidden();
  }
  const statement = page.getByRole('article');
  await expect(statement).toContainText('18.00');
  await expect(statement).toContainText('0790000000');
  expect(await clicks()).toBeLessThanOrEqual(mostClicks);

  await page
    .getByRole('link', { name: say('Home', 'الرئيسية'), exact: true })
    .first()
    .click();
  await expectDone(6);
  await path.getByRole('button', { name: say('Skip: Your people', 'تخطٍّ: فريق العمل') }).click();
  await expect(path).toBeHidden();
  await page.reload();
  await expect(page.getByText(say('Nothing needs you now.', 'لا شيء يحتاج إلى إجراء الآن.'))).toBeVisible();
  await expect(path).toBeHidden();
});

test('an empty choice of a form leads to the creation of its first row and back, with what was typed', async ({
  page,
  say,
  companyId,
}) => {
  await page.goto('/');
  await page.getByLabel(say('Company ID', 'رقم الشركة'), { exact: true }).fill(companyId);
  await page.getByLabel(say('Password', 'كلمة المرور'), { exact: true }).fill(companyPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home');
  await page.goto('/cars');
  const create = page.getByRole('main').getByRole('link', { name: say('Create car', 'إضافة سيارة') });
  await expect(create).toHaveCount(2);
  await page.goto('/car-services');
  const dialog = page.getByRole('dialog');
  await page
    .getByRole('button', { name: say('Add a service', 'إضافة صيانة') })
    .first()
    .click();
  await dialog.getByLabel(say('Description', 'الوصف')).fill('Oil change');
  await dialog.getByRole('combobox', { name: say('Plate number', 'رقم اللوحة') }).click();
  await page.getByRole('option', { name: say('Create car', 'إضافة سيارة') }).click();
  await page.waitForURL('**/create-car');
  await expect(dialog).toBeHidden();
  await fill(page, {
    [say('Plate number', 'رقم اللوحة')]: '10-12345',
    [say('Type', 'النوع')]: 'Toyota',
    [say('Model', 'الطراز')]: 'Prius',
    [say('Date of manufacture', 'تاريخ الصنع')]: '2020-03-04',
    [say('In service since', 'بداية الخدمة')]: '2021-05-06',
  });
  await page.getByRole('button', { name: say('Create car', 'إضافة سيارة') }).click();
  await expect(dialog.getByLabel(say('Description', 'الوصف'))).toHaveValue('Oil change');
  await dialog.getByRole('combobox', { name: say('Plate number', 'رقم اللوحة') }).click();
  await expect(page.getByRole('option', { name: /10-12345/ })).toBeVisible();
});
