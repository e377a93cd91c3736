import { typingPause } from './typing-pause.ts';

const press = () => window.dispatchEvent(new KeyboardEvent('keydown'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Begins to wait; the function it returns lets `ms` pass and tells whether the wait is over. */
function beginToWait() {
  const ended = jest.fn();
  void typingPause().then(ended);
  return async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    return ended.mock.calls.length === 1;
  };
}

test('there is no pause to wait for where no key was pressed', async () => {
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await beginToWait()(0)).toBe(true);
});

test('the pause ends half a second after the last key', async () => {
  press();
  const hasEnded = beginToWait();
  expect(await hasEnded(400)).toBe(false);
  press();
  expect(await hasEnded(400)).toBe(false);
  expect(await hasEnded(100)).toBe(true);
});
