import { connect, type AddressInfo } from 'node:net';
import { onEachDatabase } from '../testing/test-api.ts';
import { createStreamLimits, type StreamSlot } from './stream-limits.ts';

const tooMany = expect.objectContaining({
  code: 'too_many',
  details: expect.objectContaining({ retryAfterSeconds: 5 }),
});

/** Whether a slot is open. */
async function isOpen({ opened }: StreamSlot) {
  return Promise.race([opened.then(() => true), new Promise((resolve) => setImmediate(resolve, false))]);
}

const settings = { session: 100, company: 2, process: 4, patienceMs: 1000, waitMs: 60_000 };

describe('the limits of streamed responses', () => {
  const places: StreamSlot[] = [];
  afterEach(() => {
    for (const place of places.splice(0)) place.close();
  });

  function opener(given: Partial<typeof settings> = {}) {
    const limits = createStreamLimits({ ...settings, ...given });
    return (companyId: string, sessionId = companyId) => {
      const place = limits.open({ companyId, sessionId });
      places.push(place);
      return place;
    };
  }

  it('count each session separately, and a completed response frees one slot', () => {
    const open = opener({ session: 2 });
    const [first] = [open('x', 'a'), open('x', 'a'), open('x', 'b')];
    expect(() => open('x', 'a')).toThrow(tooMany);
    first.close();
    first.close();
    open('x', 'a');
    expect(() => open('x', 'a')).toThrow(tooMany);
  });

  it('cap the open responses of a company, and the next one starts when one ends', async () => {
    const open = opener();
    const [first, second, third, other] = [open('x'), open('x'), open('x'), open('y')];
    expect(await Promise.all([first, second, third, other].map(isOpen))).toEqual([true, true, false, true]);
    first.close();
    expect(await isOpen(third)).toBe(true);
  });

  it('serve the company with the fewest open responses first, however long another queue is', async () => {
    const open = opener({ process: 3 });
    const [first] = [open('x'), open('x'), open('z')];
    const [waiting, other] = [open('x'), open('y')];
    expect(await Promise.all([waiting, other].map(isOpen))).toEqual([false, false]);
    first.close();
    expect(await Promise.all([waiting, other].map(isOpen))).toEqual([false, true]);
  });

  it('reject a response that has waited too long', async () => {
    const open = opener({ company: 1, waitMs: 50 });
    const [first, second] = [open('x'), open('x')];
    await expect(second.opened).rejects.toEqual(tooMany);
    first.close();
    expect(await isOpen(open('x'))).toBe(true);
  });

  it('release the slot of a client that disconnects while it waits', async () => {
    const open = opener({ company: 1 });
    const [first, gone, last] = [open('x'), open('x'), open('x')];
    gone.close();
    first.close();
    expect(await isOpen(last)).toBe(true);
    await expect(gone.opened).rejects.toEqual(tooMany);
  });

  it('limit the queue of a company', async () => {
    const open = opener({ session: 1000 });
    for (let at = 0; at < 102; at += 1) open('x');
    expect(() => open('x')).toThrow(tooMany);
    expect(await isOpen(open('y'))).toBe(true);
  });
});

onEachDatabase(
  'a session with the maximum number of whole-list responses',
  (test) => {
    it('is refused another whole list or export, but no page, until one ends', async () => {
      const [admin, other] = [await test().company(), await test().company()];
      const claims = await test().api.tokens.read(admin.token);
      const place = test().api.streams.open({ companyId: admin.companyId, sessionId: String(claims?.sid) });
      const refused = await admin.post('/DC/DisplayCars');
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await admin.post('/DC/Export/cars', { format: 'csv' })).status).toBe(429);
      expect((await admin.post('/DC/DisplayCars', { limit: 1 })).status).toBe(200);
      expect((await other.post('/DC/DisplayCars')).status).toBe(200);
      place.close();
      for (let times = 0; times < 3; times += 1) {
        expect((await admin.post('/DC/DisplayCars')).status).toBe(200);
        expect((await admin.post('/DC/Export/cars', { format: 'xlsx' })).status).toBe(200);
      }
      expect((await admin.post('/DC/Export/nothing', { format: 'csv' })).status).toBe(404);
      expect((await admin.post('/DC/DisplayCars')).status).toBe(200);
    });
  },
  { sessionStreams: 1 },
);

onEachDatabase(
  'a company with the maximum number of whole-list responses',
  (test) => {
    it('queues the next one, refuses it after five seconds, and delays no other company', async () => {
      const [admin, other] = [await test().company(), await test().company()];
      const busy = test().api.streams.open({ companyId: admin.companyId, sessionId: 'another' });
      const began = performance.now();
      const waiting = admin.post('/DC/DisplayCars');
      expect((await other.post('/DC/DisplayCars')).status).toBe(200);
      expect((await admin.post('/DC/DisplayCars', { limit: 1 })).status).toBe(200);
      const refused = await waiting;
      expect(performance.now() - began).toBeGreaterThan(4900);
      expect(refused).toMatchObject({
        status: 429,
        headers: { 'retry-after': '5' },
        body: { code: 'too_many' },
      });
      const served = admin.post('/DC/DisplayCars');
      setTimeout(() => busy.close(), 100);
      expect((await served).status).toBe(200);
    }, 30_000);

    it('frees the slot of a client that disconnects while it waits', async () => {
      const admin = await test().company();
      const busy = test().api.streams.open({ companyId: admin.companyId, sessionId: 'another' });
      await test().app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = test().app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1');
      const head = `POST /DC/DisplayCars HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${admin.token}\r\n`;
      socket.write(`${head}content-length: 0\r\n\r\n`);
      const open = jest.spyOn(test().api.streams, 'open');
      while (open.mock.results.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      const [left] = open.mock.results;
      open.mockRestore();
      const place: StreamSlot = left?.value;
      socket.destroy();
      const began = performance.now();
      await expect(place.opened).rejects.toEqual(tooMany);
      expect(performance.now() - began).toBeLessThan(4000);
      busy.close();
      expect((await admin.post('/DC/DisplayCars')).status).toBe(200);
    }, 30_000);
  },
  { sessionStreams: 100, companyStreams: 1 },
);
