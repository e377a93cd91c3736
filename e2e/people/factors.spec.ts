import type { Page } from '@playwright/test';
import { port } from '../product/data-folder.ts';
import { codeOf, expect, signIn, test } from './person.ts';

/** Sets up an authenticator app on the page of the account; returns its secret and the recovery codes. */
async function setUpApp(page: Page) {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up the app' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code from your authenticator app').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Confirm the app' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recovery codes' })).toBeVisible();
  const codes = await page.getByRole('main').getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  return { secret, codes };
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: / account$/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

test('an authenticator app is set up and signs in; a recovery code does once', async ({
  page,
  person,
  expectFault,
}) => {
  expectFault(/status of (400|409) .*LoginDC/);
  const { secret, codes } = await setUpApp(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();

  await signOut(page);
  await signIn(page, person);
  const code = page.getByLabel('Code from your authenticator app');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  // The digits of an Arabic keyboard.
  await code.fill(codeOf(secret, 1).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/home');

  await signOut(page);
  await signIn(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/home');
  await page.goto('/account');
  await expect(page.getByText('9 recovery codes left.')).toBeVisible();
});

test.describe('on an address with a name', () => {
  // Browsers have no passkeys for addresses of numbers.
  test.use({ baseURL: `http://localhost:${port}` });

  test('a passkey is added, signs in, and is removed', async ({ page, person, expectFault }) => {
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
    await page.goto('/account');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name of the passkey').fill('My phone');
    await page.getByRole('button', { name: 'Create the passkey' }).click();
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByRole('region', { name: 'Passkeys' })).toContainText('My phone');

    await signOut(page);
    await signIn(page, person);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL('/home');

    await page.goto('/account');
    await page.getByRole('button', { name: 'Remove the passkey My phone' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('region', { name: 'Passkeys' })).not.toContainText('My phone');
  });
});

test('a change that needs a fresh proof asks for it, and is sent again with what was typed', async ({
  page,
  person,
  expectFault,
}) => {
  expectFault(/status of 409 .*UpdatePassword/);
  const { secret } = await setUpApp(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
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
  const card = page.getByRole('region', { name: 'Password' });
  await card.getByLabel('Present password').fill(person.password);
  await card.getByLabel('New password').fill(`another password of ${person.login}`);
  await card.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Code from your authenticator app').fill(codeOf(secret, 1));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(card.getByText('Password changed. Your other sessions have ended.')).toBeVisible();
  await expect(dialog).toBeHidden();
});
