import { fakeApi, json, tokenWith } from '@tawseel/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.tsx';
import { tokenOf } from '../testing/samples.ts';

const api = fakeApi();

async function open(options: Parameters<typeof renderConsole>[1] = {}) {
  const page = renderConsole('/no-such-page', options);
  await page.user.click(screen.getByRole('button', { name: /( account$|^حساب)/ }));
  return page;
}

test('shows company and administrator of the token, in any script', async () => {
  await open({ token: tokenOf('بترا إكسبرس', '1001-7') });
  const trigger = screen.getByRole('button', { name: 'بترا إكسبرس 1001-7 account' });
  expect(trigger).toHaveTextContent('بترا إكسبرس 1001-7');
  expect(trigger).not.toHaveAttribute('aria-current');
});

test('shows the person, and company and administrator below', async () => {
  await open({
    token: tokenWith({
      name_company: 'بترا إكسبرس',
      admin_id: '1001-7',
      person: 'سامر الخطيب',
      role: 'Owner',
    }),
  });
  const trigger = screen.getByRole('button', {
    name: 'سامر الخطيب بترا إكسبرس · \u20681001-7\u2069 account',
  });
  expect(trigger).toHaveTextContent('سامر الخطيب بترا إكسبرس · \u20681001-7\u2069');
});

test.each([
  { claims: { person: 'نورا الحمد', role: 'Cashier' }, name: 'نورا الحمد بترا إكسبرس account' },
  { claims: {}, name: 'بترا إكسبرس account' },
])('shows no random id: $name', async ({ claims, name }) => {
  const admin_id = '25cce83a-bb76-4d11-b220-2bf6ae14240f';
  await open({ token: tokenWith({ name_company: 'بترا إكسبرس', admin_id, ...claims }) });
  expect(screen.getByRole('button', { name })).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('25cce83a');
});

test('links to the company page', async () => {
  api.on('/DC/DisplayInfoCompany', json({ success: false, message: 'No.' }, 400));
  const { user, router } = await open();
  await user.click(screen.getByRole('menuitem', { name: 'Company information' }));
  expect(router.state.location.pathname).toBe('/CompanyInfo');
  expect(await screen.findByRole('alert')).toHaveTextContent('No.');
  const trigger = screen.getByRole('button', { name: / account$/ });
  expect(trigger).toHaveAttribute('aria-current', 'true');
  await user.click(trigger);
  expect(screen.getByRole('menuitem', { name: 'Company information' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('marks the chosen language', async () => {
  await open({ language: 'ar' });
  expect(screen.getByRole('menuitemradio', { name: 'العربية' })).toBeChecked();
  expect(screen.getByRole('menuitemradio', { name: 'English' })).not.toBeChecked();
});

test('applies and stores the theme immediately', async () => {
  const { user } = await open();
  expect(screen.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('logs out without a request on a server that ends no sessions', async () => {
  api.on('/ip', json({ ip: '192.0.2.1' }));
  const { user, session } = await open({ capabilities: ['lists'] });
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(session.read()).toBeNull();
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
  expect(api.received.map(({ path }) => path)).not.toContain('/DC/Web/Logout');
});

test('logs out immediately with any response, and sends the old token to the server', async () => {
  api.on('/ip', json({ ip: '192.0.2.1' }));
  api.on('/DC/Web/Logout', () => new Promise(() => {}));
  const token = tokenOf('Petra Express');
  const { user, session } = await open({ token });
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(session.read()).toBeNull();
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
  expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument();
  const logout = () => api.received.find(({ path }) => path === '/DC/Web/Logout');
  await waitFor(() => expect(logout()?.headers.get('authorization')).toBe(`Bearer ${token}`));
});
