import { fakeApi, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderContracts } from '../testing/render-contracts.tsx';
import { signed, unsigned } from '../testing/samples.ts';
import { ContractsPage } from './contracts-page.tsx';

const api = fakeApi();
const list = '/DC/DisplayContracts';
const open = (language?: 'en' | 'ar') =>
  renderContracts(<ContractsPage />, { path: '/contract-list', ...(language && { language }) });
const card = (name: string) =>
  within(screen.getByRole('region', { name: new RegExp(`^${name} Contract no\\. C`) }));

test('each contract has a card with its terms', async () => {
  api.on(list, listAnswer('data', unsigned));
  open();
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(await screen.findByText('1 result')).toBeInTheDocument();
  const shown = card('Petra Express').getAllByRole('definition');
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'Laith Momani',
    '1001',
    '2026-01-01',
    '2026-12-31',
    '12',
    '45.00\u00A0JD',
    '540.125\u00A0JD',
  ]);
  expect(card('Petra Express').getByText('Not signed')).toBeInTheDocument();
  expect(api.received[0]?.body).toEqual({ limit: 25 });
  await expectAccessible();
});

test('an unsigned contract links to the signing page, a signed one to both documents', async () => {
  api.on(
    list,
    listAnswer('data', unsigned, {
      ...signed,
      contract_id: 'C 2/7',
      name_client: 'Nashama',
      status: 'stopped',
    }),
  );
  open();
  await screen.findByText('2 results');
  expect(card('Petra Express').getAllByRole('link')).toHaveLength(1);
  expect(card('Petra Express').getByRole('link', { name: 'Sign contract' })).toHaveAttribute(
    'href',
    '/SignatureClientAr/C-1',
  );
  const links = card('Nashama');
  expect(links.queryByRole('link', { name: 'Sign contract' })).not.toBeInTheDocument();
  expect(links.getByRole('link', { name: 'Arabic contract' })).toHaveAttribute('href', '/contract/C%202%2F7');
  expect(links.getByRole('link', { name: 'English contract' })).toHaveAttribute(
    'href',
    '/contractEng/C%202%2F7',
  );
  expect(links.getByText('stopped')).toBeInTheDocument();
});

test.each([
  ['signed and running', { service_start_date: '2026-11-27' }, 'Active', 'green', 'نشط'],
  ['not signed', { contract_file_client: '' }, 'Not signed', 'amber', 'غير موقّع'],
  [
    'not signed, by a server that leaves it out',
    { contract_file_client: undefined },
    'Not signed',
    'amber',
    'غير موقّع',
  ],
  [
    'signed for tomorrow',
    { service_start_date: '2026-11-28' },
    'Starts on 2026-11-28',
    'muted',
    'يبدأ في \u20682026-11-28\u2069',
  ],
  ['without a day to start', { service_start_date: null }, 'Active', 'green', 'نشط'],
  ['expired', { status: 'expired' }, 'Expired', 'red', 'منتهٍ'],
  ['expired, and never signed', { status: 'expired', contract_file_client: '' }, 'Expired', 'red', 'منتهٍ'],
  ['of an unknown status', { status: 'on hold' }, 'on hold', 'red', 'on hold'],
])('the status of a contract that is %s is true', async (_, changes, english, color, arabic) => {
  // In Amman, this day has begun.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T21:30:00Z'));
  api.on(list, listAnswer('data', { ...signed, ...changes }));
  const { unmount } = open();
  const tag = await screen.findByText(english);
  expect(getComputedStyle(tag).color).toBe(`var(--${color})`);
  unmount();
  open('ar');
  expect(await screen.findByText(arabic)).toBeInTheDocument();
});

test('the search covers client, company, status, end date and activity', async () => {
  api.on(list, listAnswer('data', unsigned));
  const { user } = open();
  await screen.findByText('1 result');
  await user.type(screen.getByRole('searchbox'), 'petra');
  await waitFor(() =>
    expect(api.received.at(-1)?.body).toEqual({
      limit: 25,
      search: 'petra',
      total: false,
      searchIn: ['name_client', 'company_id', 'status', 'service_end_date', 'activity'],
    }),
  );
});

test('a list without contracts shows its text', async () => {
  api.on(list, listAnswer('data'));
  open();
  expect(await screen.findByText('Not found Contracts')).toBeInTheDocument();
  await expectAccessible();
});

test('a failure is shown and can be retried', async () => {
  api.on(list, refusal(500, 'internal', 'Server error'), listAnswer('data', unsigned));
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Server error');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Petra Express Contract no. C-1' })).toBeInTheDocument();
});

test('the page is translated to Arabic', async () => {
  api.on(list, listAnswer('data', unsigned));
  open('ar');
  expect(await screen.findByRole('link', { name: 'توقيع العقد' })).toBeInTheDocument();
});
