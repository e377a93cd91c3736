import { ApiError } from '@tawseel/api-client';
import { sendEach } from './send-each.ts';

const ten = Array.from({ length: 10 }, (_, at) => ({ merchant_order_id: `O-${at}`, merchant_id: 'M-1' }));
const refused = (code: 'in_use' | 'not_found' | 'too_many' | 'network') => new ApiError(code, `${code}.`);

test('each order is sent once, and the progress counts them', async () => {
  const send = jest.fn().mockResolvedValue({});
  const onProgress = jest.fn();
  const outcomes = await sendEach(send, ten, onProgress);
  expect(outcomes.filter(({ outcome }) => outcome === 'done')).toHaveLength(10);
  expect(send).toHaveBeenCalledTimes(10);
  expect(onProgress).toHaveBeenLastCalledWith(10);
});

test('an order that is refused fails alone, with its message', async () => {
  const send = jest.fn(async ({ merchant_order_id: id }: { merchant_order_id: string }) => {
    if (id === 'O-1') throw refused('in_use');
    if (id === 'O-2') throw refused('not_found');
    return {};
  });
  const outcomes = await sendEach(send, ten);
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed');
  expect(failed).toMatchObject([
    { merchant_order_id: 'O-1', message: 'in_use.' },
    { merchant_order_id: 'O-2', code: 'not_found' },
  ]);
  expect(outcomes).toHaveLength(10);
});

test('orders that would meet the same error are not sent and fail with it', async () => {
  const send = jest.fn().mockRejectedValue(refused('network'));
  const outcomes = await sendEach(send, ten);
  expect(send.mock.calls.length).toBeLessThan(10);
  expect(outcomes.map(({ outcome, message }) => [outcome, message])).toEqual(
    ten.map(() => ['failed', 'network.']),
  );
});

test('a request that the server refuses as too many is repeated', async () => {
  const send = jest.fn().mockRejectedValueOnce(refused('too_many')).mockResolvedValue({});
  const outcomes = await sendEach(send, ten.slice(0, 1));
  expect(outcomes).toMatchObject([{ outcome: 'done' }]);
  expect(send).toHaveBeenCalledTimes(2);
});

test('once it is stopped no further order is sent, and those in flight have their outcome', async () => {
  const stopping = new AbortController();
  const send = jest.fn(async () => {
    stopping.abort();
    return {};
  });
  const outcomes = await sendEach(send, ten, undefined, stopping.signal);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(send.mock.calls.map(() => 'done'));
  expect(send.mock.calls.length).toBeLessThan(ten.length);
});
