import { waitFor } from '@testing-library/dom';
import { broken, json, type Received } from '@tawseel/api-client/testing';
import { fakeServer } from '../testing/fake-server.ts';
import { fakeStorage } from '../testing/fake-storage.ts';
import { deviceOpener } from '../testing/open-device.ts';
import { profile, sampleStop } from '../testing/samples.ts';
import type { NewEvent } from './outbox-item.ts';

fakeStorage();
const server = fakeServer();
const openDevice = deviceOpener();

/** The report that an order of `sampleStop` was delivered. */
function delivered(number: number): NewEvent {
  const { merchant_order_id, merchant_id } = sampleStop(number);
  return { kind: 'delivered', run_id: 5, order: { merchant_order_id, merchant_id } };
}

const photo = () => ({ kind: 'photo' as const, blob: new Blob(['photo'], { type: 'image/jpeg' }) });

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const sentOrders = () => server.events.map(({ order }) => order?.merchant_order_id);

const requests = (path: string) => server.api.received.filter((request) => request.path === path);

const eventsOf = ({ body }: Received) => (body as { events: { event_id: string }[] }).events;

/** Reports that are not wholly sent. */
const unsent = (device: ReturnType<typeof openDevice>) =>
  device.read().items.filter(({ state, proofsLeft }) => state === 'waiting' || proofsLeft > 0);

const goOnline = () => window.dispatchEvent(new Event('online'));

test('a report is on the device before the screen moves on', async () => {
  server.serve();
  server.api.on('/DR/Events', broken);
  const first = openDevice();
  const { event_id } = await first.record(delivered(1));
  first.kill();
  const second = openDevice();
  await waitFor(() => expect(second.read().items).toHaveLength(1));
  expect(second.read().items[0]).toMatchObject({ event: { event_id }, state: 'waiting' });
});

test('reports go in the order of their taps, at most 50 in a request', async () => {
  server.serve();
  server.api.on('/DR/Events', broken);
  const device = openDevice();
  for (const number of numbers(120)) await device.record(delivered(number));
  await device.send();
  server.api.received.length = 0;
  server.serve();
  await device.send();
  expect(requests('/DR/Events').map((request) => eventsOf(request).length)).toEqual([50, 50, 20]);
  expect(sentOrders()).toEqual(numbers(120).map((number) => `order-${number}`));
  expect(unsent(device)).toEqual([]);
});

test('500 reports of a day without a network are sent once each', async () => {
  server.serve();
  server.api.on('/DR/Events', broken);
  const device = openDevice();
  for (const number of numbers(500)) await device.record(delivered(number));
  server.serve();
  await device.send();
  await waitFor(() => expect(unsent(device)).toEqual([]));
  expect(sentOrders()).toEqual(numbers(500).map((number) => `order-${number}`));
});

test('a report whose response was lost is sent again with the same id', async () => {
  server.serve();
  const device = openDevice();
  server.api.on('/DR/Events', ({ body }) => {
    server.takeEvents(body);
    return broken();
  });
  await device.record(delivered(1));
  await waitFor(() => expect(server.events).toHaveLength(1));
  expect(device.read().items).toMatchObject([{ state: 'waiting' }]);
  server.serve();
  goOnline();
  await waitFor(() => expect(unsent(device)).toEqual([]));
  const [first, ...later] = requests('/DR/Events').map((request) => eventsOf(request)[0]?.event_id);
  expect(new Set(later)).toEqual(new Set([first]));
  expect(server.events).toHaveLength(1);
});

test('an app that is killed during each request doubles and loses nothing', async () => {
  server.serve();
  server.api.on('/DR/Events', broken);
  const first = openDevice();
  for (const number of numbers(3)) await first.record(delivered(number), [photo()]);
  await first.send();
  first.kill();
  for (const path of ['/DR/Events', '/DR/Proof', '/DR/Proof']) {
    const device = openDevice();
    server.serve();
    server.api.on(path, ({ body }) => {
      device.kill();
      return path === '/DR/Events' ? server.takeEvents(body) : server.takeProof(body);
    });
    await device.send().catch(() => undefined);
  }
  server.serve();
  const last = openDevice();
  await last.send();
  await waitFor(() => expect(unsent(last)).toEqual([]));
  expect(sentOrders()).toEqual(['order-1', 'order-2', 'order-3']);
  expect(server.proofs.map((proof) => proof.event_id)).toEqual(server.events.map(({ event_id }) => event_id));
});

test('photos follow all reports, also those that are recorded while photos are sent', async () => {
  server.serve();
  server.api.on('/DR/Events', broken);
  const device = openDevice();
  for (const number of numbers(3)) await device.record(delivered(number), [photo()]);
  await device.send();
  server.api.received.length = 0;
  server.serve();
  server.api.on('/DR/Proof', async ({ body }) => {
    if (server.proofs.length === 0) await device.record(delivered(4));
    return server.takeProof(body);
  });
  await device.send();
  await waitFor(() => expect(unsent(device)).toEqual([]));
  const sent = server.api.received.map(({ path }) => path).filter((path) => /Events|Proof/.test(path));
  expect(sent).toEqual(['/DR/Events', '/DR/Proof', '/DR/Events', '/DR/Proof', '/DR/Proof']);
  expect(server.proofs[0]).toMatchObject({ image: `data:image/jpeg;base64,${btoa('photo')}` });
});

test('an expired session keeps the outbox until the driver signs in again', async () => {
  server.serve();
  const refused = json({ success: false, code: 'unauthorised', message: 'Sign in again.' }, 401);
  server.api.on('/DR/Events', refused);
  const device = openDevice();
  await device.record(delivered(1));
  await waitFor(() => expect(device.session.read()).toMatchObject({ isExpired: true, profile }));
  expect(device.read().items).toMatchObject([{ state: 'waiting' }]);
  server.serve();
  device.session.begin({ token: 'token-2', profile });
  device.wake();
  await waitFor(() => expect(unsent(device)).toEqual([]));
  expect(requests('/DR/Events').at(-1)?.headers.get('authorization')).toBe('Bearer token-2');
});

test('the run renews the token', async () => {
  server.serve();
  server.setRun({ token: 'token-2' });
  const device = openDevice();
  await device.refresh();
  expect(device.session.read()).toMatchObject({ token: 'token-2' });
});

test('a photo without space on the device is left out, and its report is kept', async () => {
  server.serve();
  const device = openDevice();
  const add = IDBObjectStore.prototype.add;
  jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, value) {
    const request = add.call(this, value as unknown);
    if (this.name === 'proofs') {
      const error = new DOMException('No space', 'QuotaExceededError');
      Object.defineProperty(this.transaction, 'error', { value: error });
      this.transaction.abort();
    }
    return request;
  });
  const event = await device.record(delivered(1), [photo()]);
  expect(event.proofs).toBeUndefined();
  expect(device.read()).toMatchObject({ storage: 'full' });
  await waitFor(() => expect(sentOrders()).toEqual(['order-1']));
});

test('two tabs show the same outbox and send each report once', async () => {
  server.serve();
  server.api.on('/DR/Events', broken);
  const one = openDevice();
  const other = openDevice();
  await one.record(delivered(1));
  await other.record(delivered(2));
  await waitFor(() => {
    expect(one.read().items).toHaveLength(2);
    expect(other.read().items).toHaveLength(2);
  });
  server.serve();
  await Promise.all([one.send(), other.send()]);
  await waitFor(() => expect([...unsent(one), ...unsent(other)]).toEqual([]));
  expect(sentOrders()).toEqual(['order-1', 'order-2']);
});

test('another driver of the phone sees nothing, and the outbox stays for its driver', async () => {
  server.serve();
  server.api.on('/DR/Events', broken);
  const first = openDevice();
  await first.record(delivered(1));
  first.kill();
  const other = openDevice({ ...profile, driver_id: '8' });
  await other.refresh();
  expect(other.read().items).toEqual([]);
  other.kill();
  const again = openDevice();
  await waitFor(() => expect(again.read().items).toHaveLength(1));
});
