import { unique, uniquePhone } from '../product/company.ts';
import { expect, test } from '../product/console.ts';
import { expectValues, field, fill } from '../product/form.ts';
import { visit } from '../product/visit.ts';

test.use({ isRunning: true });

type Say = (en: string, ar: string) => string;

function words(say: Say) {
  return {
    id: say('Driver ID', 'رقم السائق'),
    name: say('Name', 'الاسم'),
    password: say('Password', 'كلمة المرور'),
    salary: say('Salary (optional)', 'الراتب (اختياري)'),
    deliveryCommission: say('Delivery commission', 'عمولة التوصيل'),
    returnCommission: say('Return commission', 'عمولة الإرجاع'),
    city: say('City', 'المدينة'),
    email: say('Email', 'البريد الإلكتروني'),
    phone: say('Phone', 'الهاتف'),
    create: say('Create driver', 'إضافة سائق'),
  };
}

function values(say: Say) {
  const label = words(say);
  const id = unique();
  return {
    [label.id]: `N-${id}`,
    [label.name]: say(`Omar ${id}`, `عمر ${id}`),
    [label.password]: 'a password',
    [label.salary]: '350',
    [label.deliveryCommission]: '1.25',
    [label.returnCommission]: '0.5',
    [label.city]: say('Amman', 'عمان'),
    [label.email]: `${id}@drivers.example`,
    [label.phone]: uniquePhone(),
  };
}

test.beforeEach(async ({ page }) => {
  await visit(page, '/create-driver');
});

test('a driver is created and appears in the list', { tag: '@once' }, async ({ page, say, company }) => {
  const label = words(say);
  const driver = values(say);
  await expect(field(page, say('Commission balance', 'رصيد العمولة'))).toBeDisabled();
  await expect(field(page, say('Order money', 'أموال الطلبات'))).toBeDisabled();
  await fill(page, { ...driver, [say('Status', 'الحالة')]: 'InActive' });
  await page.getByRole('button', { name: label.create }).click();
  const result = page.getByRole('status').filter({ has: page.getByRole('img') });
  await expect(result).toHaveText(say('Driver created successfully!', 'تمت إضافة السائق بنجاح.'));
  await expect(result.getByRole('img', { name: say('Success', 'تم بنجاح') })).toBeVisible();
  await expect(field(page, label.id), 'the form is empty for the next one').toHaveValue('');

  await page.getByRole('link', { name: say('Drivers', 'السائقون'), exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: String(driver[label.id]) });
  await expect(row).toContainText(String(driver[label.name]));
  await expect(row).toContainText('350.00');
  await expect(row).toContainText('1.25');
  await expect(row).toContainText(say('Inactive', 'غير نشط'));
  expect(await company.findDriver(String(driver[label.id]))).toMatchObject({
    salary: 350,
    commission_driver: 1.25,
    commission_return: 0.5,
    money_driver: 0,
    money_orders: 0,
    status: 'InActive',
  });
});

test('an invalid driver shows each error beside its field and is not submitted', async ({ page, say }) => {
  const label = words(say);
  const sent: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().endsWith('/CreateDrivers') && sent.push(request.url())),
  );
  await page.getByRole('button', { name: label.create }).click();
  const required = say('This field is required.', 'هذا الحقل مطلوب.');
  for (const name of Object.keys(values(say))) {
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`${required}$`));
  }
  await expect(field(page, label.id)).toBeFocused();

  await fill(page, {
    [label.id]: '<b>',
    [label.name]: 'x'.repeat(101),
    [label.password]: '12345',
    [label.salary]: '-1',
    [label.deliveryCommission]: 'one',
    [label.returnCommission]: '0.1234',
    [label.email]: 'no address',
    [label.phone]: '12-34',
  });
  const faults = {
    [label.id]: say(
      'Use letters, digits, spaces and - _ . / only.',
      'يُسمح بالحروف والأرقام والمسافات والرموز ⁦- _ . /⁩ فقط.',
    ),
    [label.name]: say('Use at most 100 characters.', '100 حرف على الأكثر.'),
    [label.password]: say('Use at least 6 characters.', '6 أحرف على الأقل.'),
    [label.salary]: say('Enter 0 or more.', 'أدخل رقمًا غير سالب.'),
    [label.deliveryCommission]: say(
      'Enter a number, with a point before decimals: 1.5.',
      'أدخل رقمًا، والكسور بعد نقطة، مثل 1.5.',
    ),
    [label.returnCommission]: say('Use at most three decimals.', 'ثلاث خانات عشرية على الأكثر.'),
    [label.email]: say(
      'Enter an email address, such as name@example.com.',
      'أدخل بريدًا إلكترونيًا صحيحًا، مثل name@example.com.',
    ),
    [label.phone]: say(
      'Enter 9 to 15 digits, without other symbols.',
      'أدخل من 9 إلى 15 رقمًا دون أي رمز آخر.',
    ),
  };
  for (const [name, fault] of Object.entries(faults)) {
    await expect(page.getByText(fault), name).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test('number fields accept Arabic digits', { tag: '@once' }, async ({ page, say, company }) => {
  const label = words(say);
  const driver = values(say);
  await fill(page, {
    ...driver,
    [label.salary]: '٤٢٠٫٥',
    [label.phone]: `٠٧${driver[label.phone]?.slice(2)}`,
  });
  await page.getByRole('button', { name: label.create }).click();
  await expect(field(page, label.id)).toHaveValue('');
  const saved = await company.findDriver(String(driver[label.id]));
  expect(saved).toMatchObject({ salary: 420.5, phone_driver: driver[label.phone] });
});

for (const taken of ['id', 'email', 'phone'] as const) {
  test(
    `a driver with the ${taken} of another shows an error beside that field and keeps the typed values`,
    { tag: '@once' },
    async ({ page, say, company, expectFault }) => {
      expectFault(/status of 409/);
      const label = words(say);
      const other = await company.createDriver();
      const value = { id: other.driver_id, email: other.email_driver, phone: other.phone_driver }[taken];
      const driver = { ...values(say), [label[taken]]: String(value) };
      await fill(page, driver);
      await page.getByRole('button', { name: label.create }).click();
      await expect(field(page, label[taken])).toHaveAccessibleDescription(
        say('This is already in use.', 'هذه القيمة مستخدمة مسبقًا.'),
      );
      await expect(field(page, label[taken])).toBeFocused();
      await expect(page.getByRole('alert')).toHaveText(
        taken === 'id'
          ? say('This value is already in use.', 'هذه القيمة مستخدمة مسبقًا.')
          : say(
              'The (phone number or email) is already in use !!',
              'رقم الهاتف أو البريد الإلكتروني مستخدم مسبقًا.',
            ),
      );
      await expectValues(page, driver);
    },
  );
}

test(
  'an id of a deleted driver offers to restore that driver, and leads to it in the list',
  { tag: '@once' },
  async ({ page, say, company, expectFault }) => {
    expectFault(/status of 409/);
    const label = words(say);
    const deleted = await company.createDriver();
    await company.call('DELETE', `DeleteDriver/${deleted.driver_id}/1001`);
    const driver = { ...values(say), [label.id]: deleted.driver_id };
    await fill(page, driver);
    await page.getByRole('button', { name: label.create }).click();
    const refusal = page.getByRole('alert');
    await expect(refusal).toContainText(
      say(
        'A deleted driver has this ID. Restore that driver, or choose another ID.',
        'هذا الرقم لسائق محذوف. استعد ذلك السائق، أو اختر رقمًا آخر.',
      ),
    );
    await expectValues(page, driver);
    await refusal.getByRole('button', { name: say('Restore', 'استعادة') }).click();
    await expect(page).toHaveURL(`/drivers?search=${deleted.driver_id}`);
    await expect(
      page.getByText(
        say(
          'Driver restored successfully! Assign their cars and cities again.',
          'تمت استعادة السائق بنجاح. أعد إسناد سياراته ومدنه إليه.',
        ),
      ),
    ).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: deleted.driver_id })).toContainText(
      deleted.name_driver,
    );
    expect(await company.findDriver(deleted.driver_id)).toMatchObject({ name_driver: deleted.name_driver });
  },
);

test(
  'a lost response shows an error, and a retry creates only one driver',
  { tag: '@once' },
  async ({ page, say, company, expectFault }) => {
    expectFault(/ERR_FAILED .*CreateDrivers/);
    const label = words(say);
    const driver = values(say);
    await fill(page, driver);
    // The server creates the driver, and its response is lost.
    await page.route('**/CreateDrivers', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: label.create }).click();
    await expect(page.getByRole('alert')).toHaveText(
      say(
        'Error: The server cannot be reached. Check the connection and try again.',
        'خطأ: تعذّر الوصول إلى الخادم. تحقّق من الاتصال ثم أعد المحاولة.',
      ),
    );
    await expectValues(page, driver);
    await page.unroute('**/CreateDrivers');
    await page.getByRole('button', { name: label.create }).click();
    await expect(page.getByRole('status').filter({ has: page.getByRole('img') })).toBeVisible();
    expect(await company.findDriver(String(driver[label.id]))).toBeDefined();
  },
);

test('navigation with unsaved input asks', { tag: '@once' }, async ({ page, say }) => {
  const label = words(say);
  await fill(page, { [label.name]: 'Omar' });
  await page.getByRole('link', { name: say('Drivers', 'السائقون'), exact: true }).click();
  const question = page.getByRole('alertdialog', { name: say('Leave without saving?', 'المغادرة دون حفظ؟') });
  await question.getByRole('button', { name: say('Keep editing', 'متابعة التعديل') }).click();
  await expectValues(page, { [label.name]: 'Omar' });
  await page.getByRole('link', { name: say('Drivers', 'السائقون'), exact: true }).click();
  await question.getByRole('button', { name: say('Leave without saving', 'المغادرة دون حفظ') }).click();
  await expect(page).toHaveURL('/drivers');
});
