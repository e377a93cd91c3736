import { unique } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { choose, expectValues, field, fill } from '../product/form.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

type Say = (en: string, ar: string) => string;

function words(say: Say) {
  return {
    country: say('Country', 'الدولة'),
    city: say('City', 'المدينة'),
    type: say('Delivery type', 'نوع التوصيل'),
    price: say('Delivery price', 'سعر التوصيل'),
    back: say('Return price', 'سعر الإرجاع'),
    create: say('Create city', 'إضافة مدينة'),
  };
}

test('a city is created and appears in the list', async ({ page, say }) => {
  const label = words(say);
  const name = say(`Amman ${unique()}`, `عمان ${unique()}`);
  const city = {
    [label.country]: say('Jordan', 'الأردن'),
    [label.city]: name,
    [label.type]: say('Same day', 'نفس اليوم'),
    [label.price]: '2.75',
    [label.back]: '1',
  };
  await visit(page, '/create-city');
  await page.getByRole('button', { name: label.create }).click();
  for (const name of Object.keys(city)) {
    await expect(field(page, name)).toHaveAccessibleDescription(
      say('This field is required.', 'هذا الحقل مطلوب.'),
    );
  }
  await fill(page, city);
  await page.getByRole('button', { name: label.create }).click();
  await expect(page.getByRole('status').filter({ has: page.getByRole('img') })).toHaveText(
    say('City created successfully!', 'تمت إضافة المدينة بنجاح.'),
  );

  await page.getByRole('link', { name: say('Cities', 'المدن'), exact: true }).click();
  await page.getByRole('searchbox').fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('2.75');
  await expect(row).toContainText('1.00');
  await expect(row, 'created on a 12-hour clock').toContainText(/\d{4}-\d{2}-\d{2} \d{2}:\d{2} ([AP]M|ص|م)/);
});

test(
  'a duplicate city shows an error beside its field',
  { tag: '@once' },
  async ({ page, say, company, expectFault }) => {
    expectFault(/status of 409/);
    const label = words(say);
    // They differ in a mark only, as one name may be written both ways.
    const name = `عمّان ${unique()}`;
    const other = await company.createCity({ city: name.replace('\u0651', '') });
    const city = {
      [label.country]: other.country,
      [label.city]: name,
      [label.type]: 'Same day',
      [label.price]: '2',
      [label.back]: '1',
    };
    await visit(page, '/create-city');
    await fill(page, city);
    await page.getByRole('button', { name: label.create }).click();
    await expect(field(page, label.city)).toHaveAccessibleDescription(
      say('This is already in use.', 'هذه القيمة مستخدمة مسبقًا.'),
    );
    await expectValues(page, city);
  },
);

test('a city has its prices and up to three drivers', async ({ page, say, company }) => {
  const label = words(say);
  const drivers = [await company.createDriver(), await company.createDriver(), await company.createDriver()];
  const places = [
    say('First driver', 'السائق الأول'),
    say('Second driver', 'السائق الثاني'),
    say('Third driver', 'السائق الثالث'),
  ];
  const { city, country } = await company.createCity();
  await visit(page, `/cities?search=${encodeURIComponent(city)}`);
  await page.getByRole('button', { name: say('Edit', 'تعديل') }).click();
  const dialog = page.getByRole('dialog', { name: say(`Edit city ${city}`, `تعديل مدينة ${city}`) });
  await expect(dialog.getByLabel(label.city, { exact: true })).toHaveValue(city);
  await expect(dialog.getByLabel(label.city, { exact: true })).not.toBeEditable();
  await expect(dialog.getByLabel(label.country, { exact: true })).toHaveValue(country);
  for (const [at, place] of places.entries()) await choose(dialog, place, String(drivers[at]?.driver_id));
  await fill(dialog, { [label.price]: '3.125' });
  const request = page.waitForRequest(/UpdateCitys/);
  await dialog.getByRole('button', { name: say('Save', 'حفظ') }).click();
  const sent = (await request).postDataJSON() as { date_time: string };
  expect(Math.abs(Date.parse(sent.date_time) - Date.now()), 'today goes with it').toBeLessThan(60_000);
  await expect(
    page.getByText(say('City updated successfully!', 'تم تحديث بيانات المدينة بنجاح.')),
  ).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: city });
  await expect(row).toContainText('3.125');
  for (const { driver_id } of drivers) await expect(row).toContainText(driver_id);
});

test('a city is deleted after confirmation', { tag: '@once' }, async ({ page, say, company }) => {
  const { city, country } = await company.createCity({ city: `A/B ${unique()}` });
  await visit(page, `/cities?search=${encodeURIComponent(city)}`);
  await page.getByRole('button', { name: say('Delete', 'حذف'), exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    say(
      `Are you sure you want to delete the city ${city}, ${country}?`,
      `هل أنت متأكد من حذف مدينة ${city}، ${country}؟`,
    ),
  );
  await question.getByRole('button', { name: say('Delete', 'حذف') }).click();
  await expect(page.getByText(say('City deleted successfully!', 'تم حذف المدينة بنجاح.'))).toBeVisible();
  await expect(page.getByText(say('No Cities found.', 'لا توجد مدن.'))).toBeVisible();
});
