import { createFairQueue, type QueueLimits, type Turn } from './fair-queue.ts';

const stranger = (party: string): Turn => ({ lane: 'stranger', party });
const known = (party: string): Turn => ({ lane: 'known', party });

/** A queue whose work the test completes. */
function createTestQueue(limits: QueueLimits) {
  const queue = createFairQueue(limits);
  const started: string[] = [];
  const refused: string[] = [];
  const endings = new Map<string, () => void>();
  return {
    started,
    refused,
    add(turn: Turn, name: string) {
      queue
        .run(turn, async () => {
          started.push(name);
          await new Promise<void>((resolve) => {
            endings.set(name, resolve);
          });
        })
        .catch((error: unknown) => {
          expect(error).toMatchObject({ code: 'too_many', details: { retryAfterSeconds: 5 } });
          refused.push(name);
        });
    },
    async end(name: string) {
      endings.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

test('a known party has a reserved turn and precedes waiting strangers', async () => {
  const queue = createTestQueue({ atOnce: 2, strangersAtOnce: 1, mayWait: 10 });
  for (const name of ['s1', 's2', 's3']) queue.add(stranger(name), name);
  queue.add(known('k1'), 'k1');
  queue.add(known('k2'), 'k2');
  await queue.settle();
  expect(queue.started).toEqual(['s1', 'k1']);
  await queue.end('s1');
  expect(queue.started).toEqual(['s1', 'k1', 'k2']);
  await queue.end('k1');
  await queue.end('k2');
  expect(queue.started).toEqual(['s1', 'k1', 'k2', 's2']);
  await queue.end('s2');
  expect(queue.started.at(-1)).toBe('s3');
});

test('parties of a lane take turns when one of them has more work waiting', async () => {
  const queue = createTestQueue({ atOnce: 1, strangersAtOnce: 1, mayWait: 10 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) queue.add(stranger('a'), name);
  queue.add(stranger('b'), 'b1');
  await queue.settle();
  for (const name of ['a1', 'a2', 'b1', 'a3']) await queue.end(name);
  expect(queue.started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
});

test('a full lane refuses the newest work of its largest party, and no work of another lane', async () => {
  const queue = createTestQueue({ atOnce: 1, strangersAtOnce: 1, mayWait: 3 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) queue.add(stranger('a'), name);
  await queue.settle();
  expect(queue.refused).toEqual(['a5']);
  for (const name of ['b1', 'c1', 'd1']) queue.add(stranger(name), name);
  queue.add(known('k'), 'k1');
  await queue.settle();
  expect(queue.refused).toEqual(['a5', 'a4', 'a3', 'd1']);
  for (const name of ['a1', 'k1', 'a2', 'b1']) await queue.end(name);
  expect(queue.started).toEqual(['a1', 'k1', 'a2', 'b1', 'c1']);
});

test('failed work frees its turn', async () => {
  const queue = createFairQueue({ atOnce: 1, strangersAtOnce: 1, mayWait: 3 });
  const failed = queue.run(stranger('a'), () => Promise.reject(new Error('broken')));
  const next = queue.run(stranger('b'), async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
