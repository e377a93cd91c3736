import { createUseRecorder } from './use-recorder.ts';

const minute = 60_000;
const session = (sessionId: string) => ({
  companyId: '1001',
  adminId: '1001-1',
  sessionId,
  tokenGeneration: 0,
  requestId: 'r',
});

afterEach(() => jest.useRealTimers());

test('the use of a session is recorded once in five minutes, and failures are reported', async () => {
  jest.useFakeTimers();
  const record = jest.fn(async () => {});
  const onError = jest.fn();
  const report = createUseRecorder(record, onError);
  for (const id of ['a', 'b', 'a']) report(session(id));
  expect(record).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5 * minute);
  for (const id of ['a', 'a']) report(session(id));
  expect(record.mock.calls).toEqual([[session('a')]]);
  jest.advanceTimersByTime(5 * minute);
  const error = new Error('no connection');
  record.mockRejectedValueOnce(error);
  report(session('b'));
  await jest.advanceTimersByTimeAsync(0);
  expect(onError).toHaveBeenCalledWith(error);
});
