import { createMerchant } from '../merchants/samples.ts';
import { unique } from '../product/company.ts';
import { test } from './console.ts';

test('orders of a file are added, a wrong row after it is repaired', async ({
  console: page,
  engine,
  company,
  say,
}) => {
  const merchant = await createMerchant(company);
  const { city } = await company.createCity();
  const id = unique();
  const rows = [
    'Order number;Customer;Phone;City;Address;Amount to collect',
    `${id}-1;Omar;0790000001;${city};Street 1;5`,
    `${id}-2;Lina;12;${city};Street 2;7.5`,
  ];
  await page.open('/orders/import');
  await page.role('main').says(say('Choose a file, or drop it here', 'اختر ملفًا أو اسحبه إلى هنا'));
  await engine.run((text) => {
    const input = document.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('No field for a file');
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'orders.csv', { type: 'text/csv' }));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, rows.join('\n'));
  await page.field(say('Merchant ID', 'رقم التاجر')).choose(merchant.shop_name);
  await page.button(say('Check the rows', 'فحص الصفوف')).press();
  await page.role('main').says(say('1 row needs a correction', 'صف واحد يحتاج إلى تصحيح'));
  const phone = page.field(say('Phone 3', 'الهاتف 3'));
  await phone.fill('0790000002');
  await engine.key('Enter');
  await page.button(say('Add 2 orders', 'إضافة طلبين')).press();
  await page.role('main').says(say('2 orders were added.', 'أُضيف طلبان.'));
  await page.role('link', say('Show orders', 'عرض الطلبات')).press();
  await page.role('main').says(`${id}-2`);
});
