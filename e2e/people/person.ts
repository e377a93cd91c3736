import type { APIRequest, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { Company, unique } from '../product/company.ts';
import { expect, test as base, type Say } from '../product/console.ts';

/** A member of staff with a password and a session. */
export interface Person {
  account_id: string;
  name: string;
  login: string;
  role: string;
  password: string;
  session: Company;
}

interface Invited {
  invitation: { token: string };
}

/** Invites a person and accepts the invitation, with a session of the owner that is fresh. */
export async function createPerson(request: APIRequest, baseURL: string, role: string): Promise<Person> {
  const owner = await Company.signIn(request, baseURL);
  const id = unique();
  const person = { name: `Person ${id}`, login: id, role };
  const password = `a password of ${id}`;
  const { invitation } = (await owner.call('POST', 'CreateStaff', person)) as Invited;
  await owner.call('POST', 'AcceptInvitation', { token: invitation.token, password });
  const { data } = (await owner.call('POST', 'DisplayStaff', { search: id })) as {
    data: { account_id: string }[];
  };
  await owner.close();
  const credentials = { user: id, password_company: password };
  const session = await Company.signIn(request, baseURL, '1001', credentials);
  return { ...person, account_id: data[0]?.account_id ?? '', password, session };
}

/** The code that an authenticator app shows, `steps` of 30 seconds from now. The server accepts each code once. */
export function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Types a person's credentials into the page of sign-in. */
export async function signIn(page: Page, say: Say, { login, password }: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(say('Company ID', 'رقم الشركة')).fill('1001');
  const asStaff = page.getByRole('button', { name: say('Use a staff account', 'استخدام حساب موظف') });
  if (await asStaff.isVisible()) await asStaff.click();
  await page.getByLabel(say('User', 'اسم المستخدم'), { exact: false }).fill(login);
  await page.getByLabel(say('Password', 'كلمة المرور'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('Log in', 'تسجيل الدخول'), exact: true }).click();
}

/** Journeys whose page is signed in as a new member of staff, of the option `role`. */
export const test = base.extend<{ role: string; person: Person }>({
  role: ['Dispatcher', { option: true }],
  person: async ({ playwright, baseURL, role }, provide) => {
    const person = await createPerson(playwright.request, String(baseURL), role);
    await provide(person);
    await person.session.close();
  },
  storedValues: async ({ person, language }, provide) => provide({ language, ...person.session.stored }),
});

export { expect };
