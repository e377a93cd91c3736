import type { Locator } from '@playwright/test';
import { createMerchant, endOrder } from '../merchants/samples.ts';
import { unique, uniquePhone, type Company } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { choose, field } from '../product/form.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

/** Counts the presses of a journey. */
function counter() {
  const counted = { presses: 0, press: (target: Locator) => target.click() };
  counted.press = async (target) => {
    counted.presses += 1;
    await target.click();
  };
  return counted;
}

/** A day of the next year, so that the present price of a city stays for other journeys. */
const newYear = `${new Date().getFullYear() + 1}-01-01`;

async function createPlace(company: Company) {
  const merchant = await createMerchant(company);
  const { city, country } = await company.createCity();
  const area = `Area ${unique()}`;
  await company.call('POST', 'CreateAreas', { country, city, area });
  return { merchant, city, country, area };
}

test('the price of a merchant changes from New Year on in the grid, with one press', async ({
  page,
  company,
}) => {
  const { merchant, city } = await createPlace(company);
  const count = counter();
  await visit(page, `/prices?merchant=${merchant.merchant_id}`);
  await page.getByRole('searchbox').fill(city);
  const cell = page.getByRole('button', { name: new RegExp(`^${merchant.shop_name} in ${city}`) });
  await count.press(cell.first());
  await field(page, 'Delivery price').fill('3.75');
  await field(page, 'From').fill(`01/01/${newYear.slice(0, 4)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('The price counts from');
  await expect(cell.first()).toContainText('3.75 from 1 January');
  await expect(cell.first()).toBeFocused();
  expect(count.presses).toBe(1);
});

test('the prices of a year change by a file, with three presses', async ({ page, company }) => {
  const { merchant, city, country, area } = await createPlace(company);
  const count = counter();
  const rows = [
    'Merchant ID,Country,City,Area,Delivery price,Return price',
    `${merchant.merchant_id},${country},${city},,4,2`,
    `${merchant.merchant_id},${country},${city},${area},4.5,2.25`,
    `${merchant.merchant_id},${country},${city},Nowhere,5,2`,
  ];
  await visit(page, '/prices');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download prices' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Prices .*\.xlsx$/);
  await count.press(page.getByRole('link', { name: 'Import prices' }));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await page.getByLabel('Prices count from').fill(`01/01/${newYear.slice(0, 4)}`);
  await count.press(page.getByRole('button', { name: 'Check the rows' }));
  await expect(page.getByText('2 prices change')).toBeVisible();
  await expect(page.getByText('1 row is wrong')).toBeVisible();
  await count.press(page.getByRole('button', { name: 'Save 2 prices' }));
  await expect(page.getByText('2 prices were saved.')).toBeVisible();
  expect(count.presses).toBe(3);
  await visit(page, `/merchants?search=${merchant.merchant_id}`);
  await page.getByRole('row', { name: merchant.full_name }).getByRole('button', { name: 'View' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Show prices' }).click();
  await page.getByRole('searchbox').fill(area);
  await expect(
    page.getByRole('button', { name: new RegExp(`^${merchant.shop_name} in ${area}`) }),
  ).toContainText('4.50 from 1 January');
});

test('the quote in the form of an order is kept and is the fee on the statement', async ({
  page,
  company,
}) => {
  const { merchant, city, country, area } = await createPlace(company);
  const { driver_id: driver } = await company.createDriver();
  const [{ merchant_id }, id] = [merchant, unique()];
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Amman' }).format(new Date());
  await company.call('POST', 'CreatePrices', {
    merchant_id,
    country,
    city,
    area,
    delivery_price: 3.35,
    return_price: 1.65,
    from_day: today,
  });
  await visit(page, '/orders');
  await page.getByRole('button', { name: 'Create order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create order' });
  await field(dialog, 'Order ID').fill(id);
  await choose(dialog, 'Merchant ID', merchant.shop_name);
  await field(dialog, 'Order name').fill('Shoes');
  await field(dialog, 'Phone').fill(uniquePhone().slice(0, 10));
  await field(dialog, 'Customer').fill('Salma');
  await choose(dialog, 'City', city);
  await dialog.getByLabel(/^Area/).fill(area);
  await field(dialog, 'Address').fill('Street 1');
  await field(dialog, 'Total price').fill('20');
  const summary = dialog.locator('aside');
  await expect(summary).toContainText(`Price of the merchant in ${area}`);
  await expect(summary).toContainText('3.35');
  await expect(summary).toContainText('1.65');
  await dialog.getByRole('button', { name: 'Create order', exact: true }).click();
  await expect(dialog).toBeHidden();

  // A price of later does not change it.
  await company.call('POST', 'CreatePrices', {
    merchant_id,
    country,
    city,
    area,
    delivery_price: 9,
    return_price: 9,
    from_day: newYear,
    ends_present: true,
  });
  await visit(page, `/orders?search=${merchant_id}`);
  const row = page.getByRole('row').filter({ hasText: id });
  await row.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'View' }).click();
  const details = page.getByRole('dialog', { name: new RegExp(id) });
  await expect(details).toContainText('Price of the merchant for the area');
  await expect(details).toContainText('3.35');
  await endOrder(company, merchant_id, id, driver);
  await company.call('POST', 'DraftPayouts', { merchants: [merchant_id] });
  await visit(page, `/payouts?merchant_id=${merchant_id}`);
  await page.getByRole('link', { name: 'Open' }).click();
  const statement = page.getByRole('article');
  await expect(statement).toContainText('3.35');
  await expect(statement).toContainText('16.65');
});
