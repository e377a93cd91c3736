import { createOrders } from '../merchants/samples.ts';
import { expect, test } from '../product/console.ts';
import { expectValues, fill } from '../product/form.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

test('the list keeps its search, filters and sort when the page is opened again', async ({
  page,
  say,
  company,
}) => {
  const active = await company.createDriver({ salary: 111.125 });
  const name = active.name_driver;
  const other = await company.createDriver({ name_driver: `${name} b`, status: 'InActive', salary: 999 });
  await visit(page, '/drivers');
  await page.getByRole('searchbox').fill(name.toUpperCase());
  const rows = page.getByRole('row').filter({ hasText: name });
  await expect(page.getByText(say('2 results', 'نتيجتان'))).toBeVisible();
  await expect(rows).toHaveCount(2);

  await page.getByRole('button', { name: say('Salary', 'الراتب'), exact: true }).click();
  await expect(rows.first()).toContainText('111.125');
  await page.getByRole('button', { name: say('Salary', 'الراتب'), exact: true }).click();
  await expect(rows.first()).toContainText('999.00');

  await page.getByLabel(say('Filter: Status', 'تصفية: الحالة')).selectOption('InActive');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(other.driver_id);
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ search: name.toUpperCase(), sort: '-salary', status: 'InActive' });

  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue(name.toUpperCase());
  await expect(page.getByLabel(say('Filter: Status', 'تصفية: الحالة'))).toHaveValue('InActive');
  await expect(
    page.getByRole('columnheader', { name: say('Salary', 'الراتب'), exact: true }),
  ).toHaveAttribute('aria-sort', 'descending');
});

test(
  "an empty search result shows the screen's text and can be cleared",
  { tag: '@once' },
  async ({ page, say }) => {
    await visit(page, '/drivers?search=nobody-is-called-this');
    await expect(page.getByText(say('No drivers found.', 'لا يوجد سائقون.'))).toBeVisible();
    const region = page.getByRole('region', { name: say('Drivers', 'السائقون'), exact: true });
    await region.getByRole('button', { name: say('Clear filters', 'مسح عوامل التصفية') }).click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page).toHaveURL('/drivers');
  },
);

test('a driver is updated', async ({ page, say, company }) => {
  const driver = await company.createDriver();
  await visit(page, `/drivers?search=${driver.driver_id}`);
  await page.getByRole('button', { name: say('Edit', 'تعديل') }).click();
  const dialog = page.getByRole('dialog', {
    name: say(`Edit driver ${driver.name_driver}`, `تعديل السائق ${driver.name_driver}`),
  });
  const id = dialog.getByLabel(say('Driver ID', 'رقم السائق'));
  await expect(id).toHaveValue(driver.driver_id);
  await expect(id).not.toBeEditable();
  await expectValues(dialog, {
    [say('Name', 'الاسم')]: driver.name_driver,
    [say('New password', 'كلمة مرور جديدة')]: '',
    [say('City', 'المدينة')]: 'Amman',
    [say('Email', 'البريد الإلكتروني')]: String(driver.email_driver),
    [say('Phone', 'الهاتف')]: String(driver.phone_driver),
    [say('Status', 'الحالة')]: 'Active',
  });
  const name = `${driver.name_driver} renamed`;
  await fill(dialog, {
    [say('Name', 'الاسم')]: name,
    [say('City', 'المدينة')]: say('Irbid', 'إربد'),
    [say('Status', 'الحالة')]: 'InActive',
  });
  await dialog.getByRole('button', { name: say('Save', 'حفظ') }).click();
  await expect(dialog).toBeHidden();
  const messages = page.getByRole('region', { name: say('Messages', 'الرسائل') });
  await expect(messages).toContainText(say('Driver updated successfully!', 'تم تحديث بيانات السائق بنجاح.'));
  await expect(messages.getByRole('img', { name: say('Success', 'تم بنجاح') })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(say('Irbid', 'إربد'));
  expect(await company.findDriver(driver.driver_id)).toMatchObject({ name_driver: name, status: 'InActive' });
});

test(
  'a duplicate email shows an error beside its field in the dialog',
  { tag: '@once' },
  async ({ page, say, company, expectFault }) => {
    expectFault(/status of 409/);
    const other = await company.createDriver();
    const driver = await company.createDriver();
    await visit(page, `/drivers?search=${driver.driver_id}`);
    await page.getByRole('button', { name: say('Edit', 'تعديل') }).click();
    const dialog = page.getByRole('dialog');
    const email = dialog.getByLabel(say('Email', 'البريد الإلكتروني'));
    await email.fill(String(other.email_driver));
    await dialog.getByRole('button', { name: say('Save', 'حفظ') }).click();
    await expect(email).toHaveAccessibleDescription(
      say('This is already in use.', 'هذه القيمة مستخدمة مسبقًا.'),
    );
    await expect(dialog.getByRole('alert')).toContainText(
      say('The (phone number or email) is already in use !!', 'رقم الهاتف أو البريد الإلكتروني مستخدم مسبقًا.'),
    );
    await expect(email).toHaveValue(String(other.email_driver));
  },
);

test('a value that somebody else has changed meanwhile is shown before it is replaced', async ({
  page,
  say,
  company,
  expectFault,
}) => {
  expectFault(/status of 409/);
  const driver = await company.createDriver();
  await visit(page, `/drivers?search=${driver.driver_id}`);
  await page.getByRole('button', { name: say('Edit', 'تعديل') }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel(say('Name', 'الاسم'));
  const theirs = `${driver.name_driver} theirs`;
  await name.fill(`${driver.name_driver} ours`);
  await company.call('PUT', 'UpdateDrivers', { ...driver, name_driver: theirs });
  const save = dialog.getByRole('button', { name: say('Save', 'حفظ') });
  await save.click();
  await expect(name).toHaveAccessibleDescription(
    say(`Now ${theirs} · it was ${driver.name_driver}`, `الآن ${theirs} · وكان ${driver.name_driver}`),
  );
  await expect(dialog.getByRole('alert')).toContainText(say('Somebody else has changed', 'غيّر شخص آخر'));
  expect(await company.findDriver(driver.driver_id)).toMatchObject({ name_driver: theirs });
  await save.click();
  await expect(dialog).toBeHidden();
  expect(await company.findDriver(driver.driver_id)).toMatchObject({
    name_driver: `${driver.name_driver} ours`,
  });
});

test('a driver is deleted after confirmation', async ({ page, say, company }) => {
  const { driver_id: id, name_driver: name } = await company.createDriver();
  await visit(page, `/drivers?search=${id}`);
  await page.getByRole('button', { name: say('Delete', 'حذف'), exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    say(
      `Are you sure you want to delete driver ${name} (${id})?`,
      `هل أنت متأكد من حذف السائق ${name} (${id})؟`,
    ),
  );
  await expect(question.getByRole('button', { name: say('Cancel', 'إلغاء') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  expect(await company.findDriver(id)).toBeDefined();

  await page.getByRole('button', { name: say('Delete', 'حذف'), exact: true }).click();
  await question.getByRole('button', { name: say('Delete', 'حذف') }).click();
  await expect(page.getByText(say('Driver deleted successfully!', 'تم حذف السائق بنجاح.'))).toBeVisible();
  await expect(page.getByText(say('No drivers found.', 'لا يوجد سائقون.'))).toBeVisible();
  expect(await company.findDriver(id)).toBeUndefined();
});

test('a driver with open orders is kept, and a link leads to those orders', async ({
  page,
  say,
  company,
}) => {
  const { driver_id: id, name_driver: name } = await company.createDriver();
  const { ids } = await createOrders(company, 1, () => ({ driver_id: id }));
  await visit(page, `/drivers?search=${id}`);
  await page.getByRole('button', { name: say('Delete', 'حذف'), exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    say(`Driver ${name} (${id}) cannot be deleted yet.`, `لا يمكن حذف السائق ${name} (${id}) بعد.`),
  );
  await expect(dialog.getByRole('button', { name: say('Delete', 'حذف'), exact: true })).toBeHidden();
  await dialog.getByRole('link', { name: say('Show orders', 'عرض الطلبات') }).click();
  await expect(page).toHaveURL(`/orders?driver_id=${id}&status=open`);
  await expect(page.getByRole('main')).toContainText(say('1 result', 'نتيجة واحدة'));
  await expect(page.getByRole('row').filter({ hasText: String(ids[0]) })).toBeVisible();
});

test('Undo restores a deleted driver', async ({ page, say, company }) => {
  const { driver_id: id, name_driver: name } = await company.createDriver();
  await visit(page, `/drivers?search=${id}`);
  await page.getByRole('button', { name: say('Delete', 'حذف'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Delete', 'حذف') })
    .click();
  await expect(page.getByText(say('No drivers found.', 'لا يوجد سائقون.'))).toBeVisible();
  await page.getByRole('button', { name: say('Undo', 'تراجع') }).click();
  await expect(
    page.getByText(
      say(
        'Driver restored successfully! Assign their cars and cities again.',
        'تمت استعادة السائق بنجاح. أعد إسناد سياراته ومدنه إليه.',
      ),
    ),
  ).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(id);
  expect(await company.findDriver(id)).toBeDefined();
});

test(
  'the deletion of a driver who is already deleted shows an error in the dialog',
  { tag: '@once' },
  async ({ page, say, company, expectFault }) => {
    expectFault(/status of 404/);
    const { driver_id: id } = await company.createDriver();
    await visit(page, `/drivers?search=${id}`);
    await page.getByRole('button', { name: say('Delete', 'حذف'), exact: true }).click();
    await company.call('DELETE', `DeleteDriver/${id}/1001`);
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: say('Delete', 'حذف') }).click();
    await expect(question.getByRole('alert')).toHaveText(
      say('This record was not found.', 'لم يتم العثور على هذا السجل.'),
    );
    await expect(question.getByRole('img', { name: say('Failure', 'فشل') })).toBeVisible();
  },
);

test(
  'a list that cannot be loaded shows the error above the table, and Retry loads it',
  { tag: '@once' },
  async ({ page, say, expectFault }) => {
    expectFault(/status of 500/);
    const message = say('Something went wrong on the server.', 'حدث خطأ في الخادم.');
    await page.route('**/DC/DisplayDrivers', (route) =>
      route.fulfill({ status: 500, json: { success: false, code: 'internal', message } }),
    );
    await visit(page, '/drivers');
    await expect(page.getByRole('alert')).toContainText(message);
    await page.unroute('**/DC/DisplayDrivers');
    await page.getByRole('button', { name: say('Retry', 'إعادة المحاولة') }).click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  },
);
