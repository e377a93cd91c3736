import { unique } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { choose, expectValues, field, fill } from '../product/form.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

type Say = (en: string, ar: string) => string;

function words(say: Say) {
  return {
    plate: say('Plate number', 'رقم اللوحة'),
    type: say('Type', 'النوع'),
    model: say('Model', 'الطراز'),
    made: say('Date of manufacture', 'تاريخ الصنع'),
    since: say('In service since', 'بداية الخدمة'),
    create: say('Create car', 'إضافة سيارة'),
  };
}

test(
  'a car is created with or without a driver and appears in the list',
  { tag: '@once' },
  async ({ page, say, company }) => {
    const label = words(say);
    const driver = await company.createDriver();
    const id = unique();
    const car = {
      [label.type]: say('Toyota', 'تويوتا'),
      [label.model]: say('Prius', 'بريوس'),
      [label.made]: '2021-03-09',
      [label.since]: '2022-11-30',
    };
    await visit(page, '/create-car');
    const driverLabel = say('Driver ID', 'رقم السائق');
    await expect(page.getByRole('combobox', { name: driverLabel })).toHaveAttribute(
      'placeholder',
      say('No driver', 'بلا سائق'),
    );
    await fill(page, { ...car, [label.plate]: `A-${id}` });
    await choose(page, driverLabel, driver.name_driver);
    await page.getByRole('button', { name: label.create }).click();
    const result = page.getByRole('status').filter({ has: page.getByRole('img') });
    await expect(result).toHaveText(say('Car created successfully!', 'تمت إضافة السيارة بنجاح.'));
    await fill(page, { ...car, [label.plate]: `B-${id}` });
    await expect(result, 'a new car is begun').toHaveCount(0);
    await page.getByRole('button', { name: label.create }).click();
    await expect(result).toBeVisible();

    await visit(page, `/cars?search=${id}`);
    const [withDriver, without] = ['A', 'B'].map((letter) =>
      page.getByRole('row').filter({ hasText: `${letter}-${id}` }),
    );
    await expect(withDriver ?? page.locator('never')).toContainText(driver.driver_id);
    await expect(withDriver ?? page.locator('never')).toContainText('09/03/2021');
    await expect(withDriver ?? page.locator('never')).toContainText('30/11/2022');
    await expect(without ?? page.locator('never')).toContainText('—');
  },
);

test('a rejected car shows each error beside its field, including a duplicate plate', async ({
  page,
  say,
  company,
  expectFault,
}) => {
  expectFault(/status of 409/);
  const label = words(say);
  await visit(page, '/create-car');
  await page.getByRole('button', { name: label.create }).click();
  const required = say('This field is required.', 'هذا الحقل مطلوب.');
  const { create: _, ...fields } = label;
  for (const name of Object.values(fields)) {
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`${required}$`));
  }
  const other = await company.createCar();
  const car = {
    [label.plate]: other.car_id,
    [label.type]: 'Kia',
    [label.model]: 'Niro',
    [label.made]: '2020-01-01',
    [label.since]: '2020-02-02',
  };
  await fill(page, { ...car, [label.plate]: '12#34' });
  await page.getByRole('button', { name: label.create }).click();
  await expect(field(page, label.plate)).toHaveAccessibleDescription(
    new RegExp(say('Use letters, digits, spaces', 'يُسمح بالحروف والأرقام والمسافات')),
  );
  await fill(page, car);
  await page.getByRole('button', { name: label.create }).click();
  await expect(field(page, label.plate)).toHaveAccessibleDescription(
    new RegExp(say('This is already in use.', 'هذه القيمة مستخدمة مسبقًا.')),
  );
  await expectValues(page, { ...car, [label.made]: '01/01/2020', [label.since]: '02/02/2020' });
});

test('a car is updated', { tag: '@once' }, async ({ page, say, company }) => {
  const label = words(say);
  const driver = await company.createDriver();
  const { car_id: plate } = await company.createCar();
  await visit(page, `/cars?search=${plate}`);
  await page.getByRole('button', { name: say('Edit', 'تعديل') }).click();
  const dialog = page.getByRole('dialog', { name: say(`Edit car ${plate}`, `تعديل السيارة ${plate}`) });
  await expect(dialog.getByLabel(label.plate)).not.toBeEditable();
  await expectValues(dialog, {
    [label.type]: 'Toyota',
    [label.made]: '04/03/2020',
    [label.since]: '06/05/2021',
  });
  await fill(dialog, { [label.model]: 'Yaris', [label.since]: '2023-12-31' });
  await choose(dialog, say('Driver ID', 'رقم السائق'), driver.driver_id);
  await dialog.getByRole('button', { name: say('Save', 'حفظ') }).click();
  await expect(
    page.getByText(say('Car updated successfully!', 'تم تحديث بيانات السيارة بنجاح.')),
  ).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: plate });
  for (const text of ['Yaris', '31/12/2023', driver.driver_id]) await expect(row).toContainText(text);

  await page.getByRole('button', { name: say('Edit', 'تعديل') }).click();
  const driverField = dialog.getByRole('combobox', { name: say('Driver ID', 'رقم السائق') });
  await driverField.fill('');
  // Without its list, Escape would be one for the dialog.
  await expect(driverField).toHaveAttribute('aria-expanded', 'true');
  await driverField.press('Escape');
  await dialog.getByRole('button', { name: say('Save', 'حفظ') }).click();
  await expect(row, 'a car may lose its driver').not.toContainText(driver.driver_id);
});

test('a car is deleted after confirmation', { tag: '@once' }, async ({ page, say, company }) => {
  const { car_id: plate } = await company.createCar();
  await visit(page, `/cars?search=${plate}`);
  await page.getByRole('button', { name: say('Delete', 'حذف'), exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    say(`Are you sure you want to delete car ${plate}?`, `هل أنت متأكد من حذف السيارة ${plate}؟`),
  );
  await question.getByRole('button', { name: say('Delete', 'حذف') }).click();
  await expect(page.getByText(say('Car deleted successfully!', 'تم حذف السيارة بنجاح.'))).toBeVisible();
  await expect(page.getByText(say('No cars found.', 'لا توجد سيارات.'))).toBeVisible();
});
