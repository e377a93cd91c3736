import { broken, done, fakeApi, json, listAnswer, refusal, tokenWith } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderDispatch } from '../testing/render-dispatch.tsx';
import { scanned } from '../testing/scan-samples.ts';
import { ScanPage } from './scan-page.tsx';

const api = fakeApi();
const path = '/DC/Scan';
const accepted = (values: object = {}) =>
  json({ success: true, message: '', data: { ...scanned, ...values } });

afterEach(() => localStorage.clear());

const open = (search = '', { language, role }: { language?: 'ar'; role?: string } = {}) =>
  renderDispatch(<ScanPage />, {
    path: `/scan${search}`,
    ...(language && { language }),
    ...(role && { client: { readToken: () => tokenWith({ company_id: '1001', role }) } }),
  });

const field = () => screen.getByRole('textbox', { name: 'Parcel code or order ID' });
const result = () => screen.getByRole('region', { name: 'Latest scan' });
const lastScans = () => within(screen.getByRole('region', { name: 'Last scans' })).getAllByRole('listitem');
const bodies = () =>
  api.received.filter((one) => one.path === path).map(({ body }) => body as Record<string, unknown>);

test('a scanner types in the field wherever the focus is, and the next code follows at once', async () => {
  api.on(path, accepted(), accepted({ parcel_code: '2222222222' }));
  const { user } = open();
  expect(field()).toHaveFocus();
  await user.keyboard('1234567895{Enter}');
  expect(field()).toHaveValue('');
  screen.getByRole('radio', { name: /^In/ }).focus();
  await user.keyboard('2222222222{Enter}');
  await waitFor(() => expect(lastScans()).toHaveLength(2));
  expect(result()).toHaveTextContent('Received in the branch2222222222Salma Haddad · Amman · 20.50 JD');
  expect(bodies().map(({ code, mode }) => ({ code, mode }))).toEqual([
    { code: '1234567895', mode: 'in' },
    { code: '2222222222', mode: 'in' },
  ]);
  await expectAccessible();
});

test('Arabic digits are read, and the page is in Arabic', async () => {
  api.on(path, accepted({ was_there: true }));
  const { user } = open('', { language: 'ar' });
  await user.keyboard('١٢٣{Enter}');
  expect(await screen.findByRole('heading', { name: 'كان هنا من قبل: لم يتغيّر شيء' })).toBeVisible();
  expect(bodies()[0]).toMatchObject({ code: '123' });
});

test('an unknown code is refused with the sentence of the server', async () => {
  api.on(path, refusal(404, 'not_found', 'No parcel has this code.'));
  const { user } = open();
  await user.keyboard('77{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Refused: 77. No parcel has this code.');
  expect(result()).toHaveTextContent('Refused77No parcel has this code.');
  expect(lastScans()[0]).toHaveTextContent('No parcel has this code.');
});

test('a scan that the network loses is kept, and sent again with its id', async () => {
  api.on(path, broken(), accepted());
  const { user } = open();
  await user.keyboard('1234567895{Enter}');
  expect(await screen.findByText(/Waiting to be sent: 1 scan\./)).toBeVisible();
  expect(JSON.stringify(Object.entries(localStorage))).toContain('1234567895');
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  expect(await screen.findByRole('heading', { name: 'Received in the branch' })).toBeVisible();
  const [first, second] = bodies();
  expect(first?.['client_id']).toMatch(/^[\da-f-]{36}$/);
  expect(second).toEqual(first);
  expect(localStorage).toHaveLength(0);
});

test('scans that were left without an answer are sent when the page opens again', async () => {
  api.on(path, broken());
  const { user, unmount } = open();
  await user.keyboard('1{Enter}2{Enter}');
  await screen.findByText(/Waiting to be sent: 2 scans/);
  const [first] = bodies();
  unmount();
  api.on(path, accepted());
  api.received.length = 0;
  open();
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[0]).toEqual(first);
  expect(bodies()[1]).toMatchObject({ code: '2' });
});

test('the last scan is undone by its id', async () => {
  api.on(path, accepted());
  api.on('/DC/UndoScan', done);
  const { user } = open();
  await user.keyboard('1234567895{Enter}');
  await user.click(await screen.findByRole('button', { name: /^Undo the last one/ }));
  expect(await screen.findByRole('heading', { name: 'Undone' })).toBeVisible();
  expect(api.received.at(-1)?.body).toEqual({ client_id: bodies()[0]?.['client_id'] });
  expect(screen.queryByRole('button', { name: /^Undo the last one/ })).toBeNull();
});

test('a failed attempt needs a reason, which the URL keeps', async () => {
  const reason = { label_ar: 'سبب', counts: 'Yes', needs_photo: 'No' };
  api.on(
    '/DC/DisplayFailureReasons',
    listAnswer(
      'data',
      { ...reason, reason_id: 'R1', label_en: 'Nobody at home', next_step: 'Retry', state: 'Active' },
      { ...reason, reason_id: 'R2', label_en: 'Old reason', next_step: 'Ask', state: 'InActive' },
    ),
  );
  api.on(path, accepted({ return_proposed: true, status: 'In Transit', attempts: 3 }));
  const { user, router } = open('?mode=failed');
  await user.keyboard('1{Enter}');
  const reasons = await screen.findByRole('combobox', { name: 'Why it was not delivered' });
  await waitFor(() => expect(reasons).toHaveAccessibleDescription(/^Choose why/));
  await screen.findByRole('option', { name: 'Nobody at home' });
  expect(screen.queryByRole('option', { name: 'Old reason' })).toBeNull();
  await user.selectOptions(reasons, 'Nobody at home');
  expect(router.state.location.search).toBe('?mode=failed&reason=R1');
  await user.type(screen.getByRole('textbox', { name: /^Next attempt/ }), '03/12/2026');
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Call first');
  await user.click(field());
  await user.keyboard('2{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Return it' }));
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[0]).toMatchObject({
    mode: 'failed',
    code: '2',
    reason_id: 'R1',
    next_on: '2026-12-03',
    note: 'Call first',
  });
  expect(bodies()[1]).toMatchObject({ mode: 'return', code: '1234567895' });
  expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('');
});

test('parcels are put onto an open run, and taken off it by undo', async () => {
  const run = { driver_id: 'D-1', driver_name: 'Omar', day: '2026-11-28', parcels: 3, state: 'Draft' };
  api.on('/DC/DisplayRuns', listAnswer('data', { ...run, run_id: 12 }));
  api.on(path, accepted({ run_id: 12 }));
  const { user } = open();
  await user.keyboard('{Alt>}[Digit2]{/Alt}');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Run' }),
    await screen.findByRole('option', { name: /Omar.*run 12/ }),
  );
  await user.click(field());
  await user.keyboard('1{Enter}');
  expect(await screen.findByRole('heading', { name: 'On the run' })).toBeVisible();
  expect(bodies()[0]).toMatchObject({ mode: 'run', run_id: 12 });
  api.on('/DC/RemoveFromRun', done);
  await user.click(screen.getByRole('button', { name: /^Undo the last one/ }));
  expect(await screen.findByRole('heading', { name: 'Undone' })).toBeVisible();
  const removal = api.received.find((one) => one.path === '/DC/RemoveFromRun');
  expect(removal?.body).toEqual({
    run_id: 12,
    orders: [{ merchant_order_id: 'O-1', merchant_id: 'M-1' }],
  });
});

test('a cashier receives parcels alone', () => {
  open('?mode=delivered', { role: 'Cashier' });
  const modes = screen.getAllByRole('radio').filter((one) => one.getAttribute('name') === 'mode');
  expect(modes.map((one) => one.getAttribute('value'))).toEqual(['in', 'back']);
  expect(modes[0]).toBeChecked();
});

test('a person who may not reverse the end of an order cannot undo a delivery', async () => {
  api.on(path, accepted({ status: 'Delivered', place: 'Customer' }));
  const { user } = open('?mode=delivered', { role: 'Dispatcher' });
  await user.keyboard('1{Enter}');
  await screen.findByRole('heading', { name: 'Delivered' });
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('leaving the page asks while scans wait', async () => {
  api.on(path, broken());
  const { user, router } = open();
  await user.keyboard('1{Enter}');
  await screen.findByText(/Waiting to be sent/);
  await act(() => router.navigate('/runs'));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});
