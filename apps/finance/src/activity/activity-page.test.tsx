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
  expect(screen.getByRole('row', { name: /12-1/ })).toHaveTextContent('Company account deleted car 12-1');
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
  expect(screen.getByRole('row', { name: /192\.0\.2\.1/ })).toHaveTextContent(
    'Rana Haddad logged in from 192.0.2.1',
  );
  expect(screen.queryByText(/a-session/)).not.toBeInTheDocument();
  await expectAccessible();
  await user.click(row.getByRole('button', { name: 'View' }));
  const dialog = screen.getByRole('dialog', { name: 'Change no. 7' });
  expect(dialog).toHaveTextContent('25.125');
  expect(dialog).toHaveTextContent('Rana Haddad moved order O-1 of M-1 from Pending to Accepted');
});

test('the filters send the kind of record, the person and the actor', async () => {
  const person = { account_id: '25cce83a-bb76-4d11-b220-2bf6ae14240f', name: 'Nora' };
  api.on('/DC/DisplayActors', json({ success: true, data: [person], total: 1, next: null }));
  api.on(list, answer(entry), answer(entry), answer(entry), answer());
  const { user } = open();
  await screen.findByRole('row', { name: /O-1/ });
  await user.click(screen.getByRole('button', { name: 'Filter: Person' }));
  await user.click(await screen.findByRole('option', { name: 'Nora' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter: Record' }), 'Driver');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter: By' }), 'System');
  expect(await screen.findByText('No activity yet.')).toBeInTheDocument();
  expect(api.received.at(-1)?.body).toMatchObject({
    filter: { entity: 'driver', admin_id: person.account_id, actor: 'system' },
  });
  expect(document.body).not.toHaveTextContent('25cce83a');
});

test('the number of a journal has no thousands separators', async () => {
  const paid = { entity: 'payout', entity_key: '7', before: { journal_id: 0 }, after: { journal_id: 2583 } };
  api.on(list, answer({ ...entry, ...paid }));
  open();
  expect(await screen.findByRole('listitem')).toHaveTextContent('Journal: — →became 2583');
});

test('a handover is a sentence, and its details have no JSON, no id of an account and no journal that there is not', async () => {
  const after = {
    handover_id: 3,
    driver_id: 'D-006',
    name_driver: 'صخر العموش',
    expected: 460,
    counted: 455,
    difference: -5,
    state: 'Posted',
    person: 'Nora',
    counts: { 5: 1, 50: 9, coins: 0.5 },
    journal_id: 2608,
    admin_id: '25cce83a-bb76-4d11-b220-2bf6ae14240f',
    reversed_by: 0,
  };
  const handover = { entity: 'handover', entity_key: '3', action: 'create', before: null, after };
  api.on(list, answer({ ...entry, ...handover, person: 'Nora' }));
  const { user } = open();
  const row = await screen.findByRole('row', { name: /D-006/ });
  expect(row).toHaveTextContent('Nora received 455.00 from D-006 صخر العموش, 5.00 short');
  await user.click(within(row).getByRole('button', { name: 'View' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('Notes and coins: 9 × 50.00 · 1 × 5.00 · Coins 0.50');
  expect(dialog).toHaveTextContent('Journal: 2608');
  expect(dialog).not.toHaveTextContent(/[{}]|25cce83a|Reversing|Administrator/);
});

test('the page is translated to Arabic', async () => {
  const after = { ...entry.after, note: 'قبل الظهر' };
  api.on(list, answer({ ...entry, after }));
  open('ar');
  expect(await screen.findByRole('heading', { name: 'سجل النشاط' })).toBeInTheDocument();
  const row = within(await screen.findByRole('row', { name: /O-1/ }));
  expect(row.getByText(/^نقل الطلب/)).toHaveTextContent(
    'نقل الطلب O-1 للتاجر M-1 من «قيد الانتظار» إلى «مقبول» — Rana Haddad',
  );
  expect(row.getAllByRole('listitem')[0]).toHaveTextContent('الحالة: قيد الانتظار ←أصبح مقبول');
  // The same words agree with every number.
  expect(row.getAllByRole('listitem')[2]).toHaveTextContent('حقول أخرى: 1');
});

test("an order's details have its latest changes and a link to all", async () => {
  api.on(list, answer(entry));
  const order = { merchant_order_id: 'O-1', merchant_id: 'M-1' };
  renderFinance(<OrderActivity {...JSON.parse(JSON.stringify({ order }))} />, { path: '/orders' });
  expect(await screen.findByText(/moved order/)).toHaveTextContent(
    'Rana Haddad moved order O-1 of M-1 from Pending to Accepted',
  );
  expect(api.received[0]?.body).toMatchObject({
    filter: { entity: 'order', entity_key: 'O-1 / M-1' },
  });
  expect(screen.getByRole('link', { name: 'Show all activity' })).toHaveAttribute(
    'href',
    '/activity?entity=order&entity_key=O-1+%2F+M-1',
  );
});
