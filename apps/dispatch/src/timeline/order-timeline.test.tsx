import { readRow } from '@tawseel/api-client';
import type { TimelineEvent } from '@tawseel/api-client/dispatch';
import { order as orders } from '@tawseel/api-client/orders';
import { fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen } from '@testing-library/react';
import { renderDispatch } from '../testing/render-dispatch.tsx';
import { order } from '../testing/samples.ts';
import { OrderTimeline } from './order-timeline.tsx';

const api = fakeApi();
const path = '/DC/OrderTimeline';
const row = readRow(orders, order);

function event(kind: TimelineEvent['kind'], values: Partial<TimelineEvent> = {}): TimelineEvent {
  return {
    kind,
    at: '2026-11-21T09:05:00+03:00',
    person: 'Nora',
    from_place: null,
    to_place: null,
    status: null,
    driver_name: null,
    number: null,
    outcome: null,
    reason_id: null,
    note: null,
    amount: null,
    ...values,
  };
}

const day = [
  event('created', { at: '2026-11-20T14:05:00+03:00' }),
  event('moved', { from_place: 'Merchant', to_place: 'Branch' }),
  event('run', { number: 12, driver_name: 'Omar' }),
  event('moved', { from_place: 'Branch', to_place: 'Driver', driver_name: 'Omar', number: 12 }),
  event('attempt', { number: 1, outcome: 'Failed', reason_id: 'away', note: 'Called twice' }),
  event('attempt', { number: 2, outcome: 'Delivered', amount: 20.5, person: null }),
  event('ended', { status: 'Delivered' }),
  event('reversed', { note: 'Wrong parcel' }),
  event('ended', { status: 'Returned', note: 'Customer refused' }),
  event('handover', { number: 7 }),
  event('payout', { number: 8 }),
  event('manifest', { number: 9 }),
];
const reason = {
  reason_id: 'away',
  label_en: 'Nobody at home',
  label_ar: 'لا أحد في المنزل',
  next_step: 'Retry',
  counts: 'Yes',
  needs_photo: 'No',
  state: 'InActive',
};

const sentences = async () =>
  (await screen.findAllByRole('listitem')).map((item) => item.querySelector('span')?.textContent);

const open = (language: 'en' | 'ar' = 'en') =>
  renderDispatch(<OrderTimeline order={row} />, { path: '/orders', language });

test('each event is a sentence, with the latest last', async () => {
  api.on(path, json({ success: true, data: day }));
  api.on('/DC/DisplayFailureReasons', listAnswer('data', reason));
  open();
  expect(await screen.findByText('Nobody at home')).toBeInTheDocument();
  expect(await sentences()).toEqual([
    'Order created',
    'With the merchant → In the branch',
    'Out on run 12 with Omar',
    'In the branch → With the driver: Omar, run 12',
    'Attempt 1 failed (Nobody at home)',
    'Attempt 2: delivered',
    'Order ended: Delivered',
    'End reversed',
    'Order ended: Returned (Customer refused)',
    'Cash handed over in handover 7',
    'Paid to the merchant in payout 8',
    'Given back to the merchant with manifest 9',
  ]);
  const [created, , , , failed, delivered] = screen.getAllByRole('listitem');
  expect(created).toHaveTextContent('2026-11-20 02:05 PM · Nora');
  expect(failed).toHaveTextContent('Called twice');
  expect(delivered).toHaveTextContent('20.50');
  expect(delivered).not.toHaveTextContent('Nora');
  expect(api.received.find((call) => call.path === path)?.body).toEqual({
    merchant_order_id: 'O-1',
    merchant_id: 'M-1',
  });
  await expectAccessible();
});

test('reasons are in the language of the reader', async () => {
  api.on(path, json({ success: true, data: day.slice(4, 5) }));
  api.on('/DC/DisplayFailureReasons', listAnswer('data', reason));
  open('ar');
  expect(await screen.findByText('لا أحد في المنزل')).toBeInTheDocument();
  expect(await sentences()).toEqual(['المحاولة 1: تعذّر التوصيل (لا أحد في المنزل)']);
});

test('a reason is shown by its code while its label is unknown', async () => {
  api.on(path, json({ success: true, data: day.slice(4, 5) }));
  api.on('/DC/DisplayFailureReasons', refusal(400, 'invalid', 'No.'));
  open();
  expect(await sentences()).toEqual(['Attempt 1 failed (away)']);
});

test('an order without events says so', async () => {
  api.on(path, json({ success: true, data: [] }));
  api.on('/DC/DisplayFailureReasons', listAnswer('data'));
  open();
  expect(await screen.findByText('Nothing has happened yet.')).toBeInTheDocument();
});

test('a timeline that does not load can be requested again', async () => {
  api.on(path, refusal(400, 'invalid', 'Not now.'), json({ success: true, data: day.slice(0, 1) }));
  api.on('/DC/DisplayFailureReasons', listAnswer('data'));
  const { user } = open();
  expect(await screen.findByText('Not now.', { exact: false })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await sentences()).toEqual(['Order created']);
});
