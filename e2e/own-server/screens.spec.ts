import { lists } from '@tawseel/conformance';
import { expect, test } from './own-server.ts';

/** Every screen of the contract, with the calls of its lists. */
const screens = {
  '/home': [],
  '/CompanyInfo': [],
  '/create-merchant': [],
  '/merchants': ['merchants'],
  '/MoneyMerchants': ['merchants'],
  '/orders': ['orders'],
  '/deleted-records-orders': ['deletedOrders'],
  '/create-driver': [],
  '/drivers': ['drivers'],
  '/MoneyDrivers': ['drivers'],
  '/create-car': [],
  '/cars': ['cars'],
  '/create-city': [],
  '/cities': ['cities'],
  '/profits-list': ['profits'],
  '/total-profits': ['netProfits'],
  '/expenses': ['expenses'],
  '/PaymentCardsMonth': ['payments'],
  '/contract-list': ['contracts'],
  '/contract/C-2': [],
  '/contractEng/C-2': [],
  '/SignatureClientAr/3': [],
} as const;

/** Controls of calls that the contract does not have. */
const additions = {
  en: [
    'Create order',
    'Change status',
    'Restore',
    'Ledger',
    'Verify signature',
    'Car maintenance',
    'Dispatch desk',
    'Prices',
  ],
  ar: [
    'إضافة طلب',
    'تغيير الحالة',
    'استعادة',
    'سجل الحركات',
    'التحقق من التوقيع',
    'صيانة السيارات',
    'مكتب التوصيل',
    'الأسعار',
  ],
};

for (const language of ['en', 'ar'] as const) {
  test.describe(`in the language ${language}`, () => {
    test.use({ language });

    test('every screen opens without an error and offers no control that the server cannot serve', async ({
      page,
      open,
    }) => {
      const controls = page
        .locator('main')
        .locator('button, a, [role=menuitem]')
        .filter({ hasText: new RegExp(additions[language].join('|')) });
      for (const path of Object.keys(screens)) {
        await open(path);
        await expect.soft(page.getByRole('alert'), path).toHaveCount(0);
        await expect.soft(controls, path).toHaveCount(0);
      }
    });
  });
}

test('the menus lead to no screen that the server cannot serve', async ({ page, language, open }) => {
  await open('/home');
  const menus = await page.getByRole('navigation').getByRole('button').all();
  expect(menus.length).toBeGreaterThan(3);
  for (const menu of menus) {
    await menu.click();
    const items = await page.getByRole('menuitem').allInnerTexts();
    expect(items.filter((item) => additions[language].includes(item))).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('the palette finds drivers and orders in whole lists', async ({ page, open }) => {
  await open('/CompanyInfo');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  for (const [text, address] of [
    ['سامي', '/drivers?search=7'],
    ['X-502', '/orders?search=X-502&merchant_id=31'],
  ] as const) {
    await palette.getByRole('textbox').fill(text);
    await expect(palette.getByRole('link', { name: new RegExp(text) })).toHaveAttribute('href', address);
  }
});

test('lists that are null count as empty', async ({ page, server, open }) => {
  const withLists = Object.entries(screens).filter(([, names]) => names.length > 0);
  for (const name of withLists.flatMap(([, names]) => names)) {
    const { path: call, key } = lists[name];
    server.answer(call, { status: 200, body: { success: true, [key]: null } }, Infinity);
  }
  for (const [path] of withLists) {
    await open(path);
    await expect.soft(page.getByRole('alert'), path).toHaveCount(0);
    await expect.soft(page.locator('main'), path).toContainText(/No |Not found|لا توجد|لا يوجد/);
  }
});

test("a failed load shows the server's message, and Retry loads the list", async ({
  page,
  server,
  press,
  open,
  expectFault,
}) => {
  expectFault(/status of 500/);
  for (const [path, name] of [
    ['/drivers', 'drivers'],
    ['/cars', 'cars'],
    ['/cities', 'cities'],
    ['/orders', 'orders'],
    ['/profits-list', 'profits'],
    ['/merchants', 'merchants'],
    ['/MoneyMerchants', 'merchants'],
  ] as const) {
    const failure = { status: 500, body: { success: false, message: 'Disk is full' } };
    const end = server.answer(lists[name].path, failure, Infinity);
    // Both screens of merchants have one list, which a running console would not request again.
    await (path === '/MoneyMerchants' ? page.goto(path) : open(path));
    await expect.soft(page.getByRole('alert'), path).toContainText('Disk is full');
    end();
    await press('retry');
    await expect.soft(page.getByRole('row').nth(1), path).toBeVisible();
  }
  server.answer('/DC/DisplayInfoCompany', {
    status: 200,
    body: { success: false, message: 'Disk is full' },
  });
  await open('/CompanyInfo');
  await expect(page.getByRole('alert')).toContainText('Disk is full');
  await open('/home');
});

test('maintenance of cars is not a page of such a server', async ({ page, say, open }) => {
  await open('/car-services');
  await expect(page.getByText(say('Page not found', 'الصفحة غير موجودة'))).toBeVisible();
});
