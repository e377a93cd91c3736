import { screen, waitFor } from '@testing-library/react';
import { json } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { fakeServer } from '../testing/fake-server.ts';
import { fakeStorage } from '../testing/fake-storage.ts';
import { renderDriver } from '../testing/render-driver.tsx';
import { SignInPage } from './sign-in-page.tsx';

const server = fakeServer();
fakeStorage();
beforeEach(() => server.serve());

const renderSignIn = () => renderDriver(<SignInPage />, { path: '/sign-in', isSignedOut: true });

test('an empty form shows an error beside each field and focuses the first', async () => {
  const { user } = renderSignIn();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getByLabelText('Company ID')).toHaveFocus();
  for (const name of ['Company ID', 'Driver ID or phone number', 'Password'])
    expect(screen.getByLabelText(name)).toHaveAccessibleDescription(/This field is required/);
  await expectAccessible();
});

test('a wrong password shows what the server says and keeps what was typed', async () => {
  server.api.on('/DR/Login', json({ success: false, code: 'invalid', message: 'Wrong password' }, 400));
  const { user } = renderSignIn();
  await user.type(screen.getByLabelText('Company ID'), '1001');
  await user.type(screen.getByLabelText('Driver ID or phone number'), '0791234567');
  await user.type(screen.getByLabelText('Password'), 'no');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong password');
  expect(screen.getByLabelText('Company ID')).toHaveValue('1001');
});

test('the right password leads to the run', async () => {
  const { user, router } = renderSignIn();
  await user.type(screen.getByLabelText('Company ID'), '1001');
  await user.type(screen.getByLabelText('Driver ID or phone number'), '7');
  await user.type(screen.getByLabelText('Password'), 'right{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
