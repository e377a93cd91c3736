import { expect, expectBody, fillFields, test } from './own-server.ts';

test('cars are shown, created without a driver, updated and deleted', async ({
  page,
  say,
  server,
  open,
  row,
  press,
  expectDone,
}) => {
  const dialog = page.getByRole('dialog');
  await open('/cars');
  await expect(row('12-345').locator('th, td')).toContainText([
    '12-345',
    '—',
    'Toyota',
    '2019',
    '—',
    '01/03/2021',
  ]);
  await expect(row('4711').locator('th, td')).toContainText([
    '4711',
    '7',
    'Kia',
    '—',
    '05/06/2018',
    '01/01/2020',
  ]);
  await press('edit', row('12-345'));
  await fillFields(dialog, { type_car: 'Honda' });
  await press('save', dialog);
  await expectDone('Car updated successfully!', 'تم تحديث بيانات السيارة بنجاح.');
  const toyota = {
    car_id: '12-345',
    driver_id: null,
    company_id: '77',
    type_car: 'Toyota',
    model: '2019',
    date_car_manufacture: null,
    date_car_service_start: '2021-03-01',
  };
  expectBody(server, '/DC/UpdateCars', {
    ...toyota,
    type_car: 'Honda',
    // Unchanged, in the notation of the server.
    date_car_service_start: '2021-03-01T00:00:00.000Z',
  });
  await press('delete', row('4711'));
  await press('delete', page.getByRole('alertdialog'));
  await expectDone('Car deleted successfully!', 'تم حذف السيارة بنجاح.');
  await expect(row('4711')).toHaveCount(0);

  await open('/create-car');
  const created = { ...toyota, car_id: 'N-9', date_car_manufacture: '2020-02-29' };
  const { driver_id: _, company_id: __, ...typed } = created;
  await fillFields(page.locator('form'), typed);
  await page.getByRole('button', { name: say('Create car', 'إضافة سيارة') }).click();
  await expect(page.getByText('Car saved')).toBeVisible();
  expectBody(server, '/DC/CreateCars', { ...created, driver_id: '' });
});

test('cities are shown, created, updated with three drivers and deleted with a body', async ({
  page,
  say,
  server,
  open,
  row,
  press,
  expectDone,
}) => {
  const dialog = page.getByRole('dialog');
  await open('/cities');
  const clock = say('2025-01-05 04:30 PM', '2025-01-05 04:30 م');
  const cells = ['إربد', 'الأردن', 'عادي', '2.50', '1.25', '7', '—', '—', clock];
  await expect(row('إربد').locator('th, td')).toContainText(cells);
  await press('edit', row('Aqaba'));
  await fillFields(dialog, { delivery_price: '4.5' });
  await press('save', dialog);
  await expectDone('City updated successfully!', 'تم تحديث بيانات المدينة بنجاح.');
  expectBody(server, '/DC/UpdateCitys', {
    company_id: '77',
    country: 'Jordan',
    city: 'Aqaba',
    delivery_type: null,
    delivery_price: 4.5,
    return_price: null,
    date_time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
    driver1_id: '7',
    driver2_id: 'D-8',
    driver3_id: '7',
  });
  await press('delete', row('إربد'));
  await press('delete', page.getByRole('alertdialog'));
  await expectDone('City deleted successfully!', 'تم حذف المدينة بنجاح.');
  expect(server.requests.findLast(({ method }) => method === 'DELETE')).toMatchObject({
    path: `/DC/DeleteCitys/${encodeURIComponent('إربد')}/${encodeURIComponent('الأردن')}`,
    body: { city: 'إربد', country: 'الأردن' },
  });

  await open('/create-city');
  const created = { country: 'Jordan', city: 'Zarqa', delivery_type: 'Express' };
  await fillFields(page.locator('form'), { ...created, delivery_price: '2.75', return_price: '1' });
  await page.getByRole('button', { name: say('Create city', 'إضافة مدينة') }).click();
  await expect(page.getByText('City saved')).toBeVisible();
  expectBody(server, '/DC/CreateCitys', {
    ...created,
    company_id: '77',
    delivery_price: 2.75,
    return_price: 1,
  });
});
