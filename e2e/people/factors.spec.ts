import type { Page } from '@playwright/test';
import { port } from '../product/data-folder.ts';
import type { Say } from '../product/console.ts';
import { visit } from '../product/visit.ts';
import { codeOf, expect, signIn, test } from './person.ts';

test.use({ isRunning: true });

/** Sets up an authenticator app on the page of the account; returns its secret and the recovery codes. */
async function setUpApp(page: Page, say: Say) {
  await visit(page, '/account');
  await page.getByRole('button', { name: say('Set up the app', 'إعداد التطبيق') }).click();
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByRole('img', {
      name: say('QR code for the authenticator app', 'رمز الاستجابة السريعة لتطبيق المصادقة'),
    }),
  ).toBeVisible();
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel(say('Code from your authenticator app', 'رمز تطبيق المصادقة')).fill(codeOf(secret));
  await dialog.getByRole('button', { name: say('Confirm the app', 'تأكيد التطبيق') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('Recovery codes', 'رموز الاسترداد') }),
  ).toBeVisible();
  const codes = await page.getByRole('main').getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  return { secret, codes };
}

async function signOut(page: Page, say: Say) {
  await page.getByRole('button', { name: say(/ account$/, /^حساب /) }).click();
  await page.getByRole('menuitem', { name: say('Log out', 'تسجيل الخروج') }).click();
}

test('an authenticator app is set up and signs in; a recovery code does once', async ({
  page,
  say,
  person,
  expectFault,
}) => {
  expectFault(/status of (400|409) .*LoginDC/);
  const { secret, codes } = await setUpApp(page, say);
  await page.getByRole('button', { name: say('I have saved them', 'لقد حفظتها') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('My account', 'حسابي') })).toBeFocused();
  await expect(page.getByText(say('10 recovery codes left.', 'تبقّت 10 رموز استرداد.'))).toBeVisible();

  await signOut(page, say);
  await signIn(page, say, person);
  const code = page.getByLabel(say('Code from your authenticator app', 'رمز تطبيق المصادقة'));
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.getByRole('button', { name: say('Confirm', 'تأكيد') }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  // The digits of an Arabic keyboard.
  await code.fill(codeOf(secret, 1).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''));
  await page.getByRole('button', { name: say('Confirm', 'تأكيد') }).click();
  await expect(page).toHaveURL('/home');

  await signOut(page, say);
  await signIn(page, say, person);
  await page.getByRole('button', { name: say('Use a recovery code', 'استخدام رمز استرداد') }).click();
  await page.getByLabel(say('Recovery code', 'رمز الاسترداد')).fill(codes[0] ?? '');
  await page.getByRole('button', { name: say('Confirm', 'تأكيد') }).click();
  await expect(page).toHaveURL('/home');
  await visit(page, '/account');
  await expect(page.getByText(say('9 recovery codes left.', 'تبقّت 9 رموز استرداد.'))).toBeVisible();
});

test.describe('on an address with a name', () => {
  // Browsers have no passkeys for addresses of numbers.
  test.use({ isRunning: false, baseURL: `http://localhost:${port}` });

  test('a passkey is added, signs in, and is removed', async ({ page, say, person, expectFault }) => {
    expectFault(/status of 409/);
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await visit(page, '/account');
    await page.getByRole('button', { name: say('Add a passkey', 'إضافة مفتاح مرور') }).click();
    await page.getByLabel(say('Name of the passkey', 'اسم مفتاح المرور')).fill('My phone');
    await page.getByRole('button', { name: say('Create the passkey', 'إنشاء مفتاح المرور') }).click();
    await page.getByRole('button', { name: say('I have saved them', 'لقد حفظتها') }).click();
    await expect(page.getByRole('region', { name: say('Passkeys', 'مفاتيح المرور') })).toContainText(
      'My phone',
    );

    await signOut(page, say);
    await signIn(page, say, person);
    await page.getByRole('button', { name: say('Use a passkey', 'استخدام مفتاح المرور') }).click();
    await expect(page).toHaveURL('/home');

    await visit(page, '/account');
    await page.getByRole('button', { name: say(/^Remove the passkey/, /^إزالة مفتاح المرور/) }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Remove', 'إزالة') })
      .click();
    await expect(page.getByRole('region', { name: say('Passkeys', 'مفاتيح المرور') })).not.toContainText(
      'My phone',
    );
  });
});

test('a change that needs a fresh proof asks for it, and is sent again with what was typed', async ({
  page,
  say,
  person,
  expectFault,
}) => {
  expectFault(/status of 409 .*UpdatePassword/);
  const { secret } = await setUpApp(page, say);
  await page.getByRole('button', { name: say('I have saved them', 'لقد حفظتها') }).click();
  // The server counts ten minutes, which no journey waits for: the first response is that of a proof that is too old.
  await page.route(
    '**/DC/UpdatePassword',
    (route) =>
      route.fulfill({
        status: 409,
        json: {
          success: false,
          code: 'factor_stale',
          message: 'Confirm that it is you.',
          factor: { methods: ['totp', 'recovery'] },
        },
      }),
    { times: 1 },
  );
  const card = page.getByRole('region', { name: say('Password', 'كلمة المرور') });
  await card.getByLabel(say('Current password', 'كلمة المرور الحالية')).fill(person.password);
  await card
    .getByLabel(say('New password', 'كلمة المرور الجديدة'))
    .fill(`another password of ${person.login}`);
  await card.getByRole('button', { name: say('Change password', 'تغيير كلمة المرور') }).click();
  const dialog = page.getByRole('dialog', { name: say('Confirm that it is you', 'تأكيد هويتك') });
  await dialog
    .getByLabel(say('Code from your authenticator app', 'رمز تطبيق المصادقة'))
    .fill(codeOf(secret, 1));
  await dialog.getByRole('button', { name: say('Confirm', 'تأكيد') }).click();
  await expect(
    card.getByText(
      say('Password changed. Your other sessions have ended.', 'تم تغيير كلمة المرور، وانتهت جلساتك الأخرى.'),
    ),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
});
