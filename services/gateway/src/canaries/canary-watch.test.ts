import { countInMemory, type WatchedCanary } from './canary-failures.ts';
import { createCanaryWatch, type CanaryWatch } from './canary-watch.ts';

const canary: WatchedCanary = { feature: 'fleet', version: '1.3.0-c0de', since: '2026-01-31T08:00:00.000Z' };

let time = 0;
let abort: jest.Mock<Promise<void>, [WatchedCanary]>;
let watch: CanaryWatch;

beforeEach(() => {
  time = 0;
  abort = jest.fn<Promise<void>, [WatchedCanary]>().mockResolvedValue();
  watch = createCanaryWatch(
    3,
    countInMemory(() => time),
    abort,
  );
});

async function failFor(visitors: string[], failing = canary): Promise<void> {
  for (const visitor of visitors) await watch.failed(failing, visitor);
}

test('the third visitor aborts a canary', async () => {
  await failFor(['a', 'b']);
  expect(abort).not.toHaveBeenCalled();
  await failFor(['c']);
  expect(abort.mock.calls).toEqual([[canary]]);
});

test('repeated reports of a visitor count once', async () => {
  await failFor(['a', 'a', 'a', 'b', 'b', 'a']);
  expect(abort).not.toHaveBeenCalled();
});

test('a report counts for ten minutes', async () => {
  await failFor(['a', 'b']);
  time += 600_000;
  await failFor(['c']);
  expect(abort).not.toHaveBeenCalled();
  time += 599_999;
  await failFor(['d', 'e']);
  expect(abort).toHaveBeenCalledTimes(1);
});

test('each canary has its own count, also when its version is tried again', async () => {
  await failFor(['a', 'b']);
  await failFor(['c'], { ...canary, feature: 'finance' });
  await failFor(['c'], { ...canary, version: '1.4.0-1' });
  await failFor(['c'], { ...canary, since: '2026-01-31T09:00:00.000Z' });
  expect(abort).not.toHaveBeenCalled();
});

test('a canary is aborted once when reports continue during the abort', async () => {
  let finish = (): void => undefined;
  abort.mockReturnValue(new Promise((resolve) => (finish = () => resolve())));
  const last = failFor(['a', 'b', 'c']);
  while (abort.mock.calls.length === 0) await Promise.resolve();
  await failFor(['d', 'e']);
  finish();
  await last;
  expect(abort).toHaveBeenCalledTimes(1);
});

test('the count restarts when the abort fails', async () => {
  abort.mockRejectedValueOnce(new Error('read-only'));
  await expect(failFor(['a', 'b', 'c'])).rejects.toThrow('read-only');
  await failFor(['a', 'b']);
  expect(abort).toHaveBeenCalledTimes(1);
  await failFor(['c']);
  expect(abort).toHaveBeenCalledTimes(2);
});

test('a limit of 0 disables the abort', async () => {
  watch = createCanaryWatch(
    0,
    countInMemory(() => time),
    abort,
  );
  await failFor(['a', 'b', 'c', 'd']);
  expect(abort).not.toHaveBeenCalled();
});

test.each([-3_600_000, 3_600_000])(
  'a clock that is set by %d ms does not change which reports count',
  async (by) => {
    const clock = jest.spyOn(Date, 'now');
    try {
      watch = createCanaryWatch(3, countInMemory(), abort);
      await failFor(['a', 'b']);
      clock.mockReturnValue(Date.now() + by);
      await failFor(['c']);
      expect(abort).toHaveBeenCalledTimes(1);
    } finally {
      clock.mockRestore();
    }
  },
);
