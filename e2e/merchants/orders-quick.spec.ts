import { unique, uniquePhone } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { expectInView } from '../product/in-view.ts';
import { pressUntil } from '../product/keyboard.ts';
import { visit } from '../product/visit.ts';
import { createOrders, endOrder } from './samples.ts';

test.use({ isRunning: true });

/** A code as a pre-printed sticker has it: the last digit checks the others. */
function stickerCode(): string {
  const digits = Array.from({ length: 9 }, () => Math.floor(Math.random() * 10));
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return `${digits.join('')}${(10 - (sum % 10)) % 10}`;
}

test('a clerk enters three orders by keyboard alone', async ({ page, say, company }) => {
  // A number that other spellings have room for.
  const phone = `079${stickerCode().slice(0, 7)}`;
  const { driver_id: driver } = await company.createDriver();
  const { merchant, city, ids } = await createOrders(company, 1, () => ({ phone_customer: phone }));
  await endOrder(company, merchant.merchant_id, ids[0] ?? '', driver);
  const id = unique();
  const code = stickerCode();
  await visit(page, '/orders');
  const create = say('Create order', 'إضافة طلب');
  await pressUntil(page, 'Tab', create, 60);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: create });
  const field = (en: string, ar: string) => dialog.getByLabel(say(en, ar), { exact: true });
  const goTo = (en: string, ar: string) => pressUntil(page, 'Tab', say(en, ar));
  const pick = async (en: string, ar: string, typed: string) => {
    await goTo(en, ar);
    await page.keyboard.type(typed);
    await expect(page.locator('*:focus')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(page.locator('*:focus')).toHaveAttribute('aria-expanded', 'false');
  };
  const expectSaved = async (number: number) => {
    const saved = say(
      `Order \u2068${id}-${number}\u2069 created.`,
      `تمت إضافة الطلب \u2068${id}-${number}\u2069.`,
    );
    await expect(dialog.getByRole('status').filter({ hasText: saved })).toBeVisible();
    await expect(field('Phone', 'الهاتف')).toBeFocused();
    await expect(field('Order ID', 'رقم الطلب')).toHaveValue(`${id}-${number + 1}`);
  };

  await expect(field('Order ID', 'رقم الطلب')).toBeFocused();
  await expect(field('Order ID', 'رقم الطلب')).not.toHaveValue('');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`${id}-1`);
  await pick('Merchant ID', 'رقم التاجر', merchant.shop_name);
  for (const [en, ar, text] of [
    ['Order name', 'اسم الطلب', 'Books'],
    ['Phone', 'الهاتف', uniquePhone()],
    ['Customer', 'العميل', 'Omar'],
  ] as const) {
    await goTo(en, ar);
    await page.keyboard.type(text);
  }
  await pick('City', 'المدينة', city);
  await goTo('Address', 'العنوان');
  await page.keyboard.type('Street 2');
  await goTo('Total price', 'السعر الإجمالي');
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await expectSaved(1);

  await page.keyboard.type(`00962${phone.slice(1)}`);
  await expect(field('Customer', 'العميل')).toHaveValue('سلمى العمري');
  await expect(field('Address', 'العنوان')).toHaveValue('University street 1');
  await expect(field('Phone', 'الهاتف')).toHaveAccessibleDescription(
    say(/^1 delivered, 0 refused, last \d+ \w+$/, /^سُلِّم طلب واحد ولم يُرفض شيء، آخرها \u2068\d/),
  );
  await goTo('Total price', 'السعر الإجمالي');
  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  await expectSaved(2);

  await page.keyboard.type(phone);
  await expect(field('Customer', 'العميل')).toHaveValue('سلمى العمري');
  await goTo('Total price', 'السعر الإجمالي');
  await page.keyboard.type('12');
  await pressUntil(page, 'Tab', say('More', 'المزيد'));
  await page.keyboard.press('Enter');
  await pressUntil(page, 'Tab', say(/^Parcel code/, /^رمز الطرد/));
  for (const name of [say('Save and next', 'حفظ والتالي'), create])
    await expectInView(page, dialog.getByRole('button', { name }));
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expectSaved(3);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await visit(page, `/orders?search=${merchant.merchant_id}`);
  await expect(page.getByRole('row')).toHaveCount(5);
  await visit(page, `/orders?search=${code}`);
  await expect(page.getByRole('row').nth(1)).toContainText(`${id}-3`);
});
