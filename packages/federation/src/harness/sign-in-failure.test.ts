import { signInFailure } from './sign-in-failure.ts';

const login = { company_id: '1001', password_company: 'secret' };

test.each([
  [login, 'Company 1001 cannot sign in'],
  [{ ...login, user: 'maha' }, 'maha of company 1001 cannot sign in'],
])('a failed sign-in of %j names account, address and settings, never the password', (account, start) => {
  expect(signInFailure('Not right.', account, 'https://console.example.com')).toBe(
    `${start} at https://console.example.com/LoginDC: Not right. ` +
      'The settings are API_URL, TAWSEEL_COMPANY, TAWSEEL_PASSWORD and TAWSEEL_USER.',
  );
});
