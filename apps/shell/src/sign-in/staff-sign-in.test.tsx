import { fakeApi, json } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.tsx';
import { tokenOf } from '../testing/samples.ts';

const api = fakeApi();
const sent = () => api.received.filter(({ path }) => path === '/LoginDC').map(({ body }) => body);
const refused = json(
  {
    success: false,
    code: 'factor_required',
    message: 'Enter the second factor.',
    factor: { methods: ['totp', 'recovery'] },
  },
  409,
);
const accepted = json({ success: true, token: tokenOf('Petra') });
const credentials = { company_id: '1001', password_company: 'secret', ip_address: '0.0.0.0' };

beforeEach(() => api.on('/ip', json({})));

async function open(language: 'en' | 'ar' = 'en') {
  const page = renderConsole('/login?next=%2Fdrivers', { token: null, language });
  await page.user.type(screen.getByLabelText(/^(Company ID|رقم الشركة)$/), '1001');
  await page.user.type(screen.getByLabelText(/^(Password|كلمة المرور)$/), 'secret');
  return page;
}

test('a member of staff signs in with a user, which the browser remembers with the company', async () => {
  api.on('/LoginDC', accepted);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Use a staff account' }));
  await waitFor(() => expect(screen.getByLabelText(/^User/)).toHaveFocus());
  await user.keyboard('Sami');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('heading', { level: 1, name: 'page of /drivers' });
  expect(sent()).toEqual([{ ...credentials, user: 'sami' }]);
  expect(localStorage.getItem('last-sign-in')).toBe('1001\nsami');
});

test('password managers store the password of staff under the user, that of the owner under the company', async () => {
  const { user } = await open();
  expect(screen.getByLabelText('Company ID')).toHaveAttribute('autocomplete', 'username');
  await user.click(screen.getByRole('button', { name: 'Use a staff account' }));
  expect(screen.getByLabelText(/^User/)).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Company ID')).toHaveAttribute('autocomplete', 'off');
});

test('an empty user is not sent', async () => {
  api.on('/LoginDC', accepted);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Use a staff account' }));
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('heading', { level: 1, name: 'page of /drivers' });
  expect(sent()).toEqual([credentials]);
});

test('a second factor is asked for, may be a recovery code, and Back keeps what was typed', async () => {
  api.on('/LoginDC', refused, accepted);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  const code = await screen.findByLabelText('Code from your authenticator app');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible();
  await user.type(code, '123');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(code).toHaveAccessibleDescription(/Enter the 6 digits/);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Company ID')).toHaveValue('1001');
  expect(sent()).toEqual([credentials]);
});

test('a code with Arabic digits signs in, in Arabic', async () => {
  api.on('/LoginDC', refused, accepted);
  const { user } = await open('ar');
  await user.click(screen.getByRole('button', { name: 'تسجيل الدخول' }));
  await user.type(await screen.findByLabelText('رمز تطبيق المصادقة'), '١٢٣٤٥٦');
  await user.click(screen.getByRole('button', { name: 'تأكيد' }));
  await screen.findByRole('heading', { level: 1, name: 'page of /drivers' });
  expect(sent()[1]).toEqual({ ...credentials, code: '123456' });
});
