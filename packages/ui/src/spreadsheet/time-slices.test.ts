import { MessageChannel } from 'node:worker_threads';
import { createSlices } from './time-slices.ts';

const scheduled = jest.fn(() => new Promise((resolve) => setTimeout(resolve)));

describe.each([
  ['scheduler.yield', { scheduler: { yield: scheduled } }],
  ['a message', { MessageChannel }],
])('with %s', (_, api) => {
  const [name = ''] = Object.keys(api);

  beforeEach(() => {
    Reflect.deleteProperty(globalThis, 'scheduler');
    jest.spyOn(performance, 'now').mockReturnValue(0);
    Object.assign(globalThis, api);
  });

  afterEach(() => {
    Reflect.deleteProperty(globalThis, name);
  });

  test('work pauses in a new task once its slice is over', async () => {
    const pause = createSlices();
    expect(pause()).toBeUndefined();
    jest.mocked(performance.now).mockReturnValue(10);
    let isOver = false;
    const rest = pause()?.then(() => {
      isOver = true;
    });
    for (let microtask = 0; microtask < 10; microtask += 1) await Promise.resolve();
    expect(isOver).toBe(false);
    await rest;
    expect(pause()).toBeUndefined();
    jest.mocked(performance.now).mockReturnValue(20);
    expect(pause()).toBeInstanceOf(Promise);
  });
});
