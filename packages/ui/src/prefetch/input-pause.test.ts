import { inputPause } from './input-pause.ts';

const inputs = [
  ['key', () => window.dispatchEvent(new KeyboardEvent('keydown'))],
  ['press', () => window.dispatchEvent(new Event('pointerdown'))],
] as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Begins to wait; the function it returns lets `ms` pass and tells whether the wait is over. */
function beginToWait() {
  const ended = jest.fn();
  void inputPause().then(ended);
  return async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    return ended.mock.calls.length === 1;
  };
}

test('there is no pause to wait for without input', async () => {
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await beginToWait()(0)).toBe(true);
});

test.each(inputs)('the pause ends half a second after the last %s', async (_, act) => {
  act();
  const hasEnded = beginToWait();
  expect(await hasEnded(400)).toBe(false);
  act();
  expect(await hasEnded(400)).toBe(false);
  expect(await hasEnded(100)).toBe(true);
});
