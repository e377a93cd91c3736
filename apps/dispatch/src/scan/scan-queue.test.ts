import type { Scan, Scanned } from '@tawseel/api-client/dispatch';
import { scanned } from '../testing/scan-samples.ts';
import { createScanQueue, type Answer } from './scan-queue.ts';

const scanOf = (code: string): Scan => ({ client_id: `id-${code}`, mode: 'in', code });

class Refusal extends Error {}

/** A queue whose server replies as `reply` does; pauses end at once. */
function queueWith(reply: (scan: Scan, call: number) => Promise<Scanned>) {
  const sent: string[] = [];
  const saved: (readonly string[])[] = [];
  const answers: Answer[] = [];
  const pauses: number[] = [];
  const queue = createScanQueue((milliseconds) => {
    pauses.push(milliseconds);
    return Promise.resolve();
  });
  queue.connect({
    send(scan) {
      sent.push(scan.client_id);
      return reply(scan, sent.length);
    },
    refusalOf: (error) => (error instanceof Refusal ? error.message : undefined),
    save: (waiting) => saved.push(waiting.map((one) => one.client_id)),
    onAnswer: (answer) => answers.push(answer),
  });
  return { queue, sent, saved, answers, pauses };
}

async function drained({ read, subscribe }: ReturnType<typeof createScanQueue>) {
  await new Promise<void>((resolve) => {
    const look = () => read().waiting.length === 0 && resolve();
    subscribe(look);
    look();
  });
}

test('scans are sent one at a time in the order in which they were read', async () => {
  let open = 0;
  const { queue, sent } = queueWith(async (scan) => {
    open += 1;
    expect(open).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, scan.code === 'A' ? 20 : 0));
    open -= 1;
    return scanned;
  });
  for (const code of ['A', 'B', 'C']) queue.add(scanOf(code));
  await drained(queue);
  expect(sent).toEqual(['id-A', 'id-B', 'id-C']);
});

test('a scan is saved before it is sent, and until it is answered', async () => {
  const { queue, saved } = queueWith(() => Promise.resolve(scanned));
  queue.add(scanOf('A'));
  expect(saved).toEqual([['id-A']]);
  await drained(queue);
  expect(saved).toEqual([['id-A'], []]);
});

test('a scan without a response is sent again with its id, and the next ones wait for it', async () => {
  const { queue, sent, pauses } = queueWith((_, call) =>
    call <= 3 ? Promise.reject(new Error('offline')) : Promise.resolve(scanned),
  );
  const stalls: boolean[] = [];
  queue.subscribe(() => stalls.push(queue.read().isStalled));
  queue.add(scanOf('A'));
  queue.add(scanOf('B'));
  await drained(queue);
  expect(sent).toEqual(['id-A', 'id-A', 'id-A', 'id-A', 'id-B']);
  expect(pauses).toEqual([500, 1000, 2000]);
  expect(stalls).toContain(true);
  expect(queue.read().isStalled).toBe(false);
});

test('a request that is never answered is sent again', async () => {
  jest.useFakeTimers();
  const { queue, sent } = queueWith((_, call) =>
    call === 1 ? new Promise(() => undefined) : Promise.resolve(scanned),
  );
  queue.add(scanOf('A'));
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  expect(sent).toEqual(['id-A', 'id-A']);
  expect(queue.read().answered).toHaveLength(1);
});

test('a refusal is final and does not stop the scans after it', async () => {
  const { queue, sent, answers } = queueWith((scan) =>
    scan.code === 'A' ? Promise.reject(new Refusal('No parcel has this code.')) : Promise.resolve(scanned),
  );
  queue.add(scanOf('A'));
  queue.add(scanOf('B'));
  await drained(queue);
  expect(sent).toEqual(['id-A', 'id-B']);
  expect(answers).toEqual([
    { scan: scanOf('A'), refusal: 'No parcel has this code.' },
    { scan: scanOf('B'), scanned },
  ]);
});

test('restored scans are sent once, before those that were read since', async () => {
  let answer: (value: Scanned) => void = () => undefined;
  const { queue, sent } = queueWith((_, call) =>
    call === 1 ? new Promise((resolve) => (answer = resolve)) : Promise.resolve(scanned),
  );
  queue.add(scanOf('C'));
  queue.add(scanOf('D'));
  queue.restore([scanOf('A'), scanOf('B')]);
  queue.restore([scanOf('A')]);
  answer(scanned);
  await drained(queue);
  expect(sent).toEqual(['id-C', 'id-A', 'id-B', 'id-D']);
});

test('a stopped queue sends nothing more and leaves what waits saved', async () => {
  const { queue, sent, saved } = queueWith(() => Promise.resolve(scanned));
  queue.add(scanOf('A'));
  queue.add(scanOf('B'));
  queue.stop();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(sent).toEqual(['id-A']);
  expect(saved.at(-1)).toEqual(['id-A', 'id-B']);
});

test('the last twenty answers are remembered', async () => {
  const { queue } = queueWith(() => Promise.resolve(scanned));
  for (let at = 0; at < 25; at += 1) queue.add(scanOf(String(at)));
  await drained(queue);
  expect(queue.read().answered).toHaveLength(20);
  expect(queue.read().answered[0]?.scan.code).toBe('24');
});
