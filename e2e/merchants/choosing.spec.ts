import type { Page } from '@playwright/test';
import { expectAccessible } from '../product/accessible.ts';
import { unique } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { ready } from '../product/ready.ts';
import { visit } from '../product/visit.ts';
import { createMerchant, createOrders } from './samples.ts';

test.use({ isRunning: true });

const choiceCalls = /Display(Merchants|Drivers|Citys)$/;

/** Requests for rows to choose from, with the number of rows in each response. */
function watchChoices(page: Page) {
  const loaded: { call: string; rows: number }[] = [];
  page.on('response', async (response) => {
    const [call] = choiceCalls.exec(response.url()) ?? [];
    if (!call) return;
    // Undefined once the page that asked has been left.
    const body = (await response.json().catch(() => undefined)) as
      | { date?: unknown[]; data?: unknown[] }
      | undefined;
    if (!body) return;
    const { date, data } = body;
    loaded.push({ call, rows: (date ?? data ?? []).length });
  });
  return loaded;
}

test('a chosen text of either direction stays clear of the button beside it', async ({ page, say }) => {
  await visit(page, '/create-driver');
  const field = page.getByRole('combobox', { name: say('City', 'المدينة') });
  for (const text of ['Amman', 'عمّان']) {
    await field.fill(text);
    const side = say<'Right' | 'Left'>('Right', 'Left');
    await expect
      .poll(() => field.evaluate((input, end) => getComputedStyle(input)[`padding${end}`], side))
      .toBe('52px');
  }
});

test('the order form loads no rows before a choice opens, then a page of twenty', async ({
  page,
  say,
  company,
}) => {
  const { shop_name, merchant_id } = await createMerchant(company);
  const loaded = watchChoices(page);
  await visit(page, '/orders');
  await page.getByRole('button', { name: say('Create order', 'إضافة طلب') }).click();
  const field = page.getByRole('dialog').getByRole('combobox', { name: say('Merchant ID', 'رقم التاجر') });
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toBeEditable();
  expect(loaded).toEqual([]);
  await field.click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(20);
  await expect.poll(() => loaded).toEqual([{ call: 'DisplayMerchants', rows: 20 }]);
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(page.getByRole('listbox').getByRole('option').nth(20)).toBeAttached();

  await field.fill(shop_name.toUpperCase());
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(new RegExp(merchant_id));
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(`${shop_name} (${merchant_id})`);
  await field.fill('no such shop');
  await expect(page.getByRole('listbox').locator('..')).toContainText(say('No results', 'لا نتائج'));
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue(`${shop_name} (${merchant_id})`);
});

test(
  'a failed request for choices is repeated by its option',
  { tag: '@once' },
  async ({ page, expectFault }) => {
    expectFault(/status of 500/);
    await visit(page, '/create-car');
    const field = page.getByRole('combobox', { name: 'Driver ID' });
    await expect(field).toBeEditable();
    await page.route('**/DisplayDrivers', (route) =>
      route.fulfill({ status: 500, json: { success: false } }),
    );
    await field.click();
    const failure = page.getByRole('option', { name: /Retry$/ });
    await expect(failure).toBeVisible();
    await page.unroute('**/DisplayDrivers');
    await failure.click();
    await expect(page.getByRole('option')).toHaveCount(20);
  },
);

test(
  'orders are filtered by driver, city and payment type, and the address shows their names',
  { tag: '@once' },
  async ({ page, say, company }) => {
    const driver = await company.createDriver();
    const { city, ids } = await createOrders(company, 3, (at) => ({
      type_payment: at === 2 ? 'Card' : 'Cash',
      ...(at > 0 && { driver_id: driver.driver_id }),
    }));
    const filter = (label: string) =>
      page.getByRole('button', { name: label }).and(page.locator('[aria-haspopup="dialog"]'));
    const driverLabel = say('Driver ID', 'رقم السائق');
    await visit(page, '/orders');
    await page.getByRole('button', { name: say('More: Filters', 'المزيد: عوامل التصفية') }).click();
    await filter(driverLabel).click();
    await page.getByRole('combobox', { name: driverLabel }).fill(driver.name_driver);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row')).toHaveCount(3);
    await filter(say('City', 'المدينة')).click();
    await page.getByRole('combobox', { name: say('City', 'المدينة') }).fill(city);
    await page.keyboard.press('Enter');
    await expect(filter(say('City', 'المدينة'))).toContainText(city);
    await page.getByLabel(say('Filter: Payment type', 'تصفية: طريقة الدفع')).selectOption('Card');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').nth(1)).toContainText(String(ids[2]));
    await expect(page).toHaveURL(/type_payment=Card/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      driver_id: driver.driver_id,
      city_order: city,
      type_payment: 'Card',
    });

    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(filter(driverLabel)).toHaveText(
      new RegExp(`${driver.name_driver} \\(${driver.driver_id}\\)`),
    );
    await filter(driverLabel).click();
    await page.getByRole('option', { name: say('All', 'الكل'), exact: true }).click();
    await filter(say('City', 'المدينة')).click();
    await expect(page.getByRole('combobox', { name: say('City', 'المدينة') })).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/orders?type_payment=Card');
  },
);

test(
  'the city of a merchant is one of the company, or any other',
  { tag: '@once' },
  async ({ page, say, company }) => {
    const name = `عمّان ${unique()}`;
    await company.createCity({ city: name });
    await visit(page, '/create-merchant');
    const field = page.getByRole('combobox', { name: say('City', 'المدينة') });
    await expect(field).toHaveAccessibleDescription(
      say('Choose, or type another.', 'اختر من القائمة أو اكتب قيمة أخرى.'),
    );
    await field.fill(name.replace('ّ', ''));
    await page.getByRole('option', { name }).click();
    await expect(field).toHaveValue(name);
    await field.fill('Petra');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('Petra');
  },
);

test(
  'the palette finds orders, merchants and drivers, and screens by both names',
  { tag: '@once' },
  async ({ page, say, company }) => {
    const { merchant, ids } = await createOrders(company, 1);
    const driver = await company.createDriver();
    const phone = String(driver['phone_driver']).replace(/\d/g, (digit) =>
      '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)),
    );
    await visit(page, '/CompanyInfo');
    await ready(page);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    const find = async (text: string, group: string, address: string) => {
      await palette.getByRole('textbox').fill(text);
      const found = palette.getByRole('region', { name: group, exact: true }).getByRole('link');
      await expect(found).toHaveAttribute('href', address);
    };
    await find(
      String(ids[0]),
      say('Orders', 'الطلبات'),
      `/orders?search=${ids[0]}&merchant_id=${merchant.merchant_id}`,
    );
    await find(merchant.shop_name, say('Merchants', 'التجار'), `/merchants?search=${merchant.merchant_id}`);
    await expectAccessible(page);
    await find(phone, say('Drivers', 'السائقون'), `/drivers?search=${driver.driver_id}`);
    for (const name of ['صيانة', 'maintenance']) {
      await palette.getByRole('textbox').fill(name);
      await expect(palette.getByRole('link').first()).toHaveText(
        new RegExp(say('Car maintenance', 'صيانة السيارات')),
      );
    }
    await palette.getByRole('textbox').fill('no such thing');
    await expect(palette.getByText(say('Nothing found.', 'لا توجد نتائج.'))).toBeVisible();
    await palette.getByRole('textbox').fill(driver.name_driver);
    await expect(palette.getByRole('region').getByRole('link')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/drivers?search=${driver.driver_id}`);
  },
);
