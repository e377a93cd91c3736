import { createOrders } from '../merchants/samples.ts';
import { expect, test } from './console.ts';

test('the palette leads to a screen by the keyboard alone', async ({ console: page, say }) => {
  await page.open('/home');
  await page.key('k', true);
  const palette = page.role('dialog', say('Go to page', 'الانتقال إلى صفحة'));
  await palette.isShown();
  await page.type(say("Drivers' money", 'أموال السائقين'));
  await palette.role('link', { pattern: say("^Drivers' money", '^أموال السائقين') }).isShown();
  await page.key('ArrowDown');
  await page.key('Enter');
  await page.leadsTo('/MoneyDrivers');
  await palette.isGone();
});

test('search, a status and a merchant filter the orders, and Clear shows all of the search', async ({
  console: page,
  company,
  size,
  say,
}) => {
  const { merchant, ids } = await createOrders(company, 2);
  await company.call('PUT', 'UpdateOrdersStatus', {
    merchant_order_id: ids[0],
    merchant_id: merchant.merchant_id,
    status: 'Cancelled',
  });
  await page.open('/orders');
  await page.role('searchbox').fill(merchant.merchant_id);
  const main = page.role('main');
  await main.says(say('2 results', 'نتيجتان'));
  const filters = page.button({ pattern: say('^Filters', '^عوامل التصفية') });
  const isPhone = size.width < 700;
  if (isPhone) await filters.press();
  await page.field(say('Filter: Status', 'تصفية: الحالة')).set('Cancelled');
  await main.says(say('1 result', 'نتيجة واحدة'));
  await page.button(say('Filter: Merchant ID', 'تصفية: رقم التاجر')).press();
  await page.role('combobox', say('Merchant ID', 'رقم التاجر')).choose(merchant.merchant_id);
  await page.button({ pattern: merchant.shop_name }).isShown();
  await main.says(String(ids[0]));
  await page.button(say('Clear filters', 'مسح عوامل التصفية')).press();
  await main.says(String(ids[1]));
});

test('the language changes in the menu of the account, and remains after a reload', async ({
  console: page,
  engine,
  language,
}) => {
  await page.open('/drivers');
  // The language reloads the page, which has no element for a moment.
  const direction = () => engine.run(() => document.querySelector('html')?.dir);
  const [other, dir] = language === 'en' ? ['العربية', 'rtl'] : ['English', 'ltr'];
  await page.button({ pattern: 'بترا' }).press();
  await page.role('menuitemradio', other).press();
  await expect.poll(direction).toBe(dir);
  await page.open('/drivers');
  expect(await direction()).toBe(dir);
});
