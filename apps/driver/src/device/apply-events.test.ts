import type { DriverEvent, DriverPickup } from '@tawseel/api-client/driver-app-schemas';
import type { StoredEvent } from '../database/database.ts';
import { sampleCash, sampleRun, sampleStop } from '../testing/samples.ts';
import { cashWith, runWith } from './apply-events.ts';

const keyOf = (number: number) => {
  const { merchant_order_id, merchant_id } = sampleStop(number);
  return { merchant_order_id, merchant_id };
};

function stored(event: Partial<DriverEvent>, values: Partial<StoredEvent> = {}): StoredEvent {
  return {
    event: { event_id: 'one', kind: 'delivered', at: '2026-11-28T09:30:00Z', order: keyOf(1), ...event },
    number: 1,
    proofs: 0,
    proofsLeft: 0,
    state: 'waiting',
    message: '',
    isInRun: false,
    ...values,
  };
}

const stopsAfter = (...events: StoredEvent[]) => runWith(sampleRun(), events).stops;

test('a failed attempt counts and closes the stop', () => {
  const [stop] = stopsAfter(stored({ kind: 'failed', reason_id: 'absent' }));
  expect(stop).toMatchObject({ is_open: false, outcome: 'Failed', reason_id: 'absent', attempts: 1 });
});

test('a report that was taken back has no effect', () => {
  const undone = stored({ event_id: 'two', kind: 'undone', undoes: 'one' });
  expect(stopsAfter(stored({}), undone)).toEqual(sampleRun().stops);
});

test('taking back a report that the run contains opens the stop', () => {
  const delivered = sampleStop(1, { is_open: false, outcome: 'Delivered', amount_taken: 12.5 });
  const undone = stored({ event_id: 'two', kind: 'undone', undoes: 'one' });
  expect(runWith(sampleRun({ stops: [delivered] }), [undone]).stops).toEqual([sampleStop(1)]);
});

test('taking back has no effect once the server has refused it', () => {
  const undone = stored({ event_id: 'two', kind: 'undone', undoes: 'one' }, { state: 'flagged' });
  expect(stopsAfter(stored({}), undone)[0]).toMatchObject({ outcome: 'Delivered' });
});

test('sorting moves the stops', () => {
  const orders = [keyOf(3), keyOf(1), keyOf(2)];
  const { order: _, ...event } = stored({ kind: 'sorted', orders }).event;
  const sorted = { ...stored({}), event };
  expect(stopsAfter(sorted).map(({ merchant_order_id }) => merchant_order_id)).toEqual([
    'order-3',
    'order-1',
    'order-2',
  ]);
});

test('a collected parcel no longer waits at its merchant', () => {
  const pickup: DriverPickup = { ...sampleStop(9), phone_shop: '0791234567' };
  const run = sampleRun({ pickups: [pickup] });
  expect(runWith(run, [stored({ kind: 'collected', order: keyOf(9) })]).pickups).toEqual([]);
  expect(runWith(run, [stored({ kind: 'collected', order: keyOf(1) })]).pickups).toEqual([pickup]);
});

test('a report that the run contains is not applied again', () => {
  const contained = stored({ kind: 'failed' }, { state: 'sent', isInRun: true });
  expect(stopsAfter(contained)).toEqual(sampleRun().stops);
});

test('cash in hand follows what was taken and taken back', () => {
  const run = sampleRun();
  const held = {
    holds: 20,
    orders: [
      { ...orderOfCash(2), amount: 12.5 },
      { ...orderOfCash(9), amount: 7.5 },
    ],
  };
  const events = [
    stored({ amount_taken: 0.125 }),
    stored({ event_id: 'two', kind: 'undone', undoes: 'earlier', order: keyOf(2) }),
    stored({ event_id: 'three', type_payment: 'CliQ', order: keyOf(3) }),
  ];
  expect(cashWith({ ...sampleCash, ...held }, run, events)).toMatchObject({
    holds: 7.625,
    orders: [{ merchant_order_id: 'order-9' }, { merchant_order_id: 'order-1', amount: 0.125 }],
  });
});

function orderOfCash(number: number) {
  const { merchant_order_id, parcel_code, name_customer } = sampleStop(number);
  return { merchant_order_id, parcel_code, name_customer, at: '2026-11-28T08:00:00Z' };
}
