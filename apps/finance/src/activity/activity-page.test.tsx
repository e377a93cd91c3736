import { fakeApi, json } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderFinance } from '../testing/render-finance.tsx';
import { ActivityPage } from './activity-page.tsx';
import { OrderActivity } from './record-activity.tsx';

const api = fakeApi();
const list = '/DC/DisplayActivity';
const entry = {
  entry_id: 7,
  entity: 'order',
  entity_key: 'O-1 / M-1',
  action: 'update',
  before: { merchant_order_id: 'O-1', status: 'Pending', total_price: 20, company_id: '1' },
  after: { merchant_order_id: 'O-1', status: 'Accepted', total_price: 25.125, company_id: '2' },
  admin_id: '1-1',
  request_id: 'r',
  happened_at: '2026-11-22T13:05:09+03:00',
  actor: 'account',
  person: 'Rana Haddad',
};
const deletion = {
  ...entry,
  person: '',
  entry_id: 6,
  entity: 'car',
  entity_key: '12-1',
  action: 'delete',
  before: { deleted_at: null },
  after: { deleted_at: '2026-11-22' },
};
const signIn = {
  ...entry,
  entry_id: 5,
  entity: 'session',
  entity_key: 'a-session',
  action: 'sign_in',
  before: null,
  after: { address: '192.0.2.1', session: 'a-session' },
};
const answer = (...rows: object[]) => json({ success: true, data: rows, total: null, next: null });

function open(language: 'en' | 'ar' = 'en') {
  return renderFinance(<ActivityPage />, { path: '/activity', language });
}

test('a change has the values before and after as its record shows them, and a link to the record', async () => {
  api.on(list, answer(entry, deletion, signIn));
  const { user } = open();
  const row = within(await screen.findByRole('row', { name: /O-1/ }));
  expect(row.getByText('Rana Haddad')).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /12-1/ })).getByText('Company account')).toBeInTheDocument();
  expect(
    row.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' ')),
  ).toEqual(['Status: Pending →became Accepted', 'Total price: 20.00 JD →became 25.125 JD']);
  expect(row.getByRole('link', { name: 'O-1 / M-1' })).toHaveAttribute(
    'href',
    '/orders?search=O-1&merchant_id=M-1',
  );
  expect(screen.getByRole('link', { name: '12-1' })).toHaveAttribute(
    'href',
    '/cars?search=12-1&deleted=only',
  );
  expect(within(screen.getByRole('row', { name: /Logged in/ })).getByText('192.0.2.1')).toBeInTheDocument();
  expect(screen.queryByText(/a-session/)).not.toBeInTheDocument();
  await expectAccessible();
  await user.click(row.getByRole('button', { name: 'View' }));
  expect(screen.getByRole('dialog', { name: 'Change no. 7' })).toHaveTextContent('25.125');
});

test('the filters send the kind of record and the actor', async () => {
  api.on(list, answer(entry), answer(entry), answer());
  const { user } = open();
  await screen.findByRole('row', { name: /O-1/ });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Record' }), 'Driver');
  await user.selectOptions(screen.getByRole('combobox', { name: 'By' }), 'System');
  expect(await screen.findByText('No activity yet.')).toBeInTheDocument();
  expect(api.received.at(-1)?.body).toMatchObject({ filter: { entity: 'driver', actor: 'system' } });
});

test('the number of a journal has no thousands separators', async () => {
  const paid = { entity: 'payout', entity_key: '7', before: { journal_id: 0 }, after: { journal_id: 2583 } };
  api.on(list, answer({ ...entry, ...paid }));
  open();
  expect(await screen.findByRole('listitem')).toHaveTextContent('Journal: 0 →became 2583');
});

test('the page is translated to Arabic', async () => {
  const after = { ...entry.after, note: 'قبل الظهر' };
  api.on(list, answer({ ...entry, after }));
  open('ar');
  expect(await screen.findByRole('heading', { name: 'سجل النشاط' })).toBeInTheDocument();
  const row = within(await screen.findByRole('row', { name: /O-1/ }));
  expect(row.getByText('تعديل')).toBeInTheDocument();
  expect(row.getAllByRole('listitem')[0]).toHaveTextContent('الحالة: قيد الانتظار ←أصبح مقبول');
  // The same words agree with every number.
  expect(row.getAllByRole('listitem')[2]).toHaveTextContent('حقول أخرى: 1');
});

test("an order's details have its latest changes and a link to all", async () => {
  api.on(list, answer(entry));
  const order = { merchant_order_id: 'O-1', merchant_id: 'M-1' };
  renderFinance(<OrderActivity {...JSON.parse(JSON.stringify({ order }))} />, { path: '/orders' });
  expect(await screen.findByText('Changed')).toBeInTheDocument();
  expect(api.received[0]?.body).toMatchObject({
    filter: { entity: 'order', entity_key: 'O-1 / M-1' },
  });
  expect(screen.getByRole('link', { name: 'Show all activity' })).toHaveAttribute(
    'href',
    '/activity?entity=order&entity_key=O-1+%2F+M-1',
  );
});
