import { Company } from '../product/company.ts';
import { expect, signIn, test } from './person.ts';

test('sessions are listed with their device; one is ended, then all others', async ({
  page,
  person,
  playwright,
  baseURL,
}) => {
  const credentials = { user: person.login, password_company: person.password };
  const other = await Company.signIn(playwright.request, String(baseURL), '1001', credentials);
  await page.goto('/account');
  const sessions = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem');
  // The acceptance of the invitation has begun one too.
  await expect(sessions).toHaveCount(3);
  await expect(sessions.filter({ hasText: 'This device' })).toContainText('127.0.0.1');
  await sessions
    .getByRole('button', { name: /^End the session/ })
    .first()
    .click();
  await expect(sessions).toHaveCount(2);
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(sessions).toHaveCount(1);
  await expect(other.call('POST', 'Web/CheckToken')).rejects.toThrow(/401/);
  await other.close();
});

test('a new password must be long and uncommon, ends the other sessions, and signs in', async ({
  page,
  person,
  playwright,
  baseURL,
  expectFault,
}) => {
  expectFault(/status of 400 .*UpdatePassword/);
  const credentials = { user: person.login, password_company: person.password };
  const other = await Company.signIn(playwright.request, String(baseURL), '1001', credentials);
  await page.goto('/account');
  const card = page.getByRole('region', { name: 'Password' });
  const change = async (password: string) => {
    await card.getByLabel('Present password').fill(person.password);
    await card.getByLabel('New password').fill(password);
    await card.getByRole('button', { name: 'Change password' }).click();
  };
  await change('short');
  await expect(card.getByText('Use at least 10 characters.')).toBeVisible();
  await change('password123');
  await expect(card.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
  const password = `another password of ${person.login}`;
  await change(password);
  await expect(card.getByText('Password changed. Your other sessions have ended.')).toBeVisible();
  await expect(other.call('POST', 'Web/CheckToken')).rejects.toThrow(/401/);
  await other.close();

  await page.getByRole('button', { name: / account$/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await signIn(page, { ...person, password });
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('button', { name: `${person.name} ` })).toBeVisible();
});
