import { fakeApi, json, listAnswer, refusal, tokenWith } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderFleet } from '../testing/render-fleet.tsx';
import { layla, omar } from '../testing/samples.ts';
import { DriversPage } from './drivers-page.tsx';

const api = fakeApi();
const path = '/DC/ResetDriverPassword';
const reset = json({ success: true, message: 'Done.', data: { password: 'kx7mq2pd' } });
const action = 'New password for the app';

beforeEach(() => {
  api.on('/DC/DisplayCitys', listAnswer('date'));
  api.on('/DC/DisplayDrivers', listAnswer('date', omar, layla));
});

async function view(name: RegExp, client: Parameters<typeof renderFleet>[1]['client'] = {}) {
  const page = renderFleet(<DriversPage />, { path: '/drivers', client });
  const row = within(await screen.findByRole('row', { name }));
  await page.user.click(row.getByRole('button', { name: 'View' }));
  return { ...page, details: within(await screen.findByRole('dialog')) };
}

test('a driver gets a password, which is shown once, and an address to send', async () => {
  api.on(path, refusal(409, 'changed', 'Not now.'), reset);
  const { user, details } = await view(/Omar/);
  await user.click(details.getByRole('button', { name: action }));
  const question = within(await screen.findByRole('alertdialog', { name: action }));
  expect(question.getByText(/^Give/)).toHaveTextContent('Give Omar Haddad (D-1) a new password');
  await user.click(question.getByRole('button', { name: action }));
  expect(await question.findByText('Not now.')).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: action }));
  const shown = within(await screen.findByRole('dialog', { name: 'New password of Omar Haddad' }));
  expect(shown.getByLabelText('Password')).toHaveValue('kx7mq2pd');
  expect(shown.getByText(/The driver was signed out/)).toBeInTheDocument();
  const link = new URL(shown.getByRole('link').getAttribute('href') ?? '');
  expect(link.origin + link.pathname).toBe('https://wa.me/962791234567');
  expect(link.searchParams.get('text')).toMatch(
    /http:\/\/localhost\/driver\nCompany ID: 1001\nDriver ID: D-1\n/,
  );
  expect(link.search).not.toContain('kx7mq2pd');
  await expectAccessible();
  await user.click(shown.getAllByRole('button', { name: 'Close' })[1] ?? document.body);
  expect(screen.queryByText('kx7mq2pd')).not.toBeInTheDocument();
  expect(api.received.filter((call) => call.path === path).map(({ body }) => body)).toEqual([
    { driver_id: 'D-1' },
    { driver_id: 'D-1' },
  ]);
});

test.each([
  ['of an inactive driver', /Layla/, {}],
  ['of a server without the app', /Omar/, { readCapabilities: () => ['lists'] }],
  ['of a person who manages no runs', /Omar/, { readToken: () => tokenWith({ role: 'Cashier' }) }],
] as const)('details %s offer no password', async (_, name, client) => {
  const { details } = await view(name, client);
  expect(details.queryByRole('button', { name: action })).not.toBeInTheDocument();
});
