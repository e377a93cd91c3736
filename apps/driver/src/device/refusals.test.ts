import { waitFor } from '@testing-library/dom';
import { broken, json } from '@tawseel/api-client/testing';
import { fakeServer } from '../testing/fake-server.ts';
import { fakeStorage } from '../testing/fake-storage.ts';
import { deviceOpener } from '../testing/open-device.ts';
import { sampleRun, sampleStop } from '../testing/samples.ts';
import type { NewEvent } from './outbox-item.ts';

fakeStorage();
const server = fakeServer();
const openDevice = deviceOpener();

function delivered(number: number): NewEvent {
  const { merchant_order_id, merchant_id } = sampleStop(number);
  return { kind: 'delivered', run_id: 5, order: { merchant_order_id, merchant_id } };
}

const photo = () => ({ kind: 'photo' as const, blob: new Blob(['photo'], { type: 'image/jpeg' }) });

const stateOf = (device: ReturnType<typeof openDevice>, number: number) =>
  device.read().day?.stops.find(({ position }) => position === number);

const invalid = (message: string) => json({ success: false, code: 'invalid', message }, 400);

test('a report applies to the stop and to the cash until the server has it', async () => {
  server.serve();
  const device = openDevice();
  await device.refresh();
  server.api.on('/DR/Events', broken);
  await device.record(delivered(1));
  await waitFor(() =>
    expect(stateOf(device, 1)).toMatchObject({ is_open: false, outcome: 'Delivered', amount_taken: 12.5 }),
  );
  expect(device.read().cash).toMatchObject({ holds: 12.5, orders: [{ merchant_order_id: 'order-1' }] });
  server.serve();
  await device.send();
  // The server's day shows it from now on, whatever became of it.
  await device.refresh();
  expect(stateOf(device, 1)).toMatchObject({ is_open: true });
  expect(device.read().cash).toMatchObject({ holds: 0 });
});

test('a stored day is shown without a network', async () => {
  server.serve();
  const first = openDevice();
  await first.refresh();
  first.kill();
  server.api.on('/DR/Run', broken);
  const second = openDevice();
  await waitFor(() => expect(second.read().day?.stops).toHaveLength(3));
  await second.refresh();
  expect(second.read()).toMatchObject({ isLoading: false, receivedAt: sampleRun().now });
  expect(second.read().error).toContain('cannot be reached');
});

test.each(['flagged', 'an outcome of a newer server'])(
  'a report with %s stays, with its reason',
  async (outcome) => {
    server.serve();
    server.api.on('/DR/Events', ({ body }) => {
      const [event] = (body as { events: { event_id: string }[] }).events;
      return json({
        success: true,
        data: [{ event_id: event?.event_id, outcome, message: 'It has ended.' }],
      });
    });
    const device = openDevice();
    await device.record(delivered(1));
    await waitFor(() =>
      expect(device.read().items).toMatchObject([{ state: 'flagged', message: 'It has ended.' }]),
    );
    await device.refresh();
    expect(device.read().items).toHaveLength(1);
    server.setRun({ day: '2999-01-01' });
    await device.refresh();
    expect(device.read().items).toEqual([]);
  },
);

test('a photo that the server rejects flags its report and stops no other photo', async () => {
  server.serve();
  server.api.on('/DR/Proof', invalid('Not a picture.'), ({ body }) => server.takeProof(body));
  const device = openDevice();
  await device.record(delivered(1), [photo()]);
  await waitFor(() =>
    expect(device.read().items).toMatchObject([{ state: 'flagged', message: 'Not a picture.' }]),
  );
  await device.record(delivered(2), [photo()]);
  await waitFor(() => expect(server.proofs).toHaveLength(1));
});

test('a report that makes the server reject a request waits alone', async () => {
  server.serve();
  server.api.on('/DR/Events', broken);
  const device = openDevice();
  await device.record(delivered(1));
  const second = await device.record(delivered(2));
  await device.record(delivered(3));
  await device.send();
  server.api.on('/DR/Events', ({ body }) =>
    JSON.stringify(body).includes(second.event_id) ? invalid('Unreadable.') : server.takeEvents(body),
  );
  await device.send();
  expect(server.events.map(({ order }) => order?.merchant_order_id)).toEqual(['order-1', 'order-3']);
  expect(device.read().items).toMatchObject([
    { state: 'sent' },
    { event: { event_id: second.event_id }, state: 'waiting', message: 'Unreadable.' },
    { state: 'sent' },
  ]);
});
