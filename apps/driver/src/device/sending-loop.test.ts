import { createSendingLoop } from './sending-loop.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function openLoop(results: boolean[]) {
  const attempt = jest.fn(() => Promise.resolve(results.shift() ?? false));
  return { attempt, loop: createSendingLoop({ name: 'test', attempt }) };
}

test('what is left is tried again after ever longer pauses', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const { attempt, loop } = openLoop([true, true, true]);
  await loop.send();
  await jest.advanceTimersByTimeAsync(2500);
  expect(attempt).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(2500);
  expect(attempt).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(2500);
  expect(attempt).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(attempt).toHaveBeenCalledTimes(4);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(attempt).toHaveBeenCalledTimes(4);
});

test('a report that comes during a try gets a try of its own', async () => {
  const { attempt, loop } = openLoop([false, false]);
  await Promise.all([loop.send(), loop.send()]);
  expect(attempt.mock.calls.length).toBeGreaterThanOrEqual(1);
  let release = () => {};
  attempt.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        release = () => resolve(false);
      }),
  );
  const before = attempt.mock.calls.length;
  const running = loop.send();
  await Promise.resolve();
  const second = loop.send();
  release();
  await Promise.all([running, second]);
  expect(attempt).toHaveBeenCalledTimes(before + 2);
});

test('a stopped loop tries nothing more', async () => {
  const { attempt, loop } = openLoop([true]);
  await loop.send();
  loop.stop();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(attempt).toHaveBeenCalledTimes(1);
});
