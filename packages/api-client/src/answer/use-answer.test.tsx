import { act, waitFor } from '@testing-library/react';
import { useCompany } from '../company/company.ts';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { useAnswer, type AnswerCall } from './use-answer.ts';

const count: AnswerCall<number> = {
  name: 'count',
  call: { method: 'POST', path: '/DC/Count', reads: true },
  read: ({ count: value }) => {
    if (typeof value !== 'number') throw new TypeError('No count');
    return value;
  },
};

const api = fakeApi();

test('is loading, then a value with the time it came', async () => {
  api.on('/DC/Count', json({ success: true, count: 7 }));
  const before = Date.now();
  const { result } = renderWithApi(() => useAnswer(count), {});
  expect(result.current).toMatchObject({ value: undefined, isLoading: true, isFetching: true, updatedAt: 0 });
  await waitFor(() => expect(result.current.value).toBe(7));
  expect(result.current).toMatchObject({ isLoading: false, isFetching: false, error: undefined });
  expect(result.current.updatedAt).toBeGreaterThanOrEqual(before);
});

test('a fault is told, and gone after a retry that succeeds', async () => {
  api.on('/DC/Count', json({ success: false, message: 'Broke.' }, 500), json({ success: true, count: 1 }));
  const { result } = renderWithApi(() => useAnswer(count), {});
  await waitFor(() => expect(result.current.error?.message).toBe('Broke.'));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.value).toBe(1));
  expect(result.current.error).toBeUndefined();
});

test('an answer that the contract does not know is unreadable, in the user’s words', async () => {
  api.on('/DC/Count', json({ success: true }));
  const { result } = renderWithApi(() => useAnswer(count), {});
  await waitFor(() => expect(result.current.error?.code).toBe('unreadable'));
  expect(result.current.error?.message).toBe('The server gave an answer that cannot be read. Try again.');
});

test('is asked for again as often as it is told to', async () => {
  jest.useFakeTimers();
  try {
    let value = 0;
    api.on('/DC/Count', () => json({ success: true, count: (value += 1) }));
    const { result, unmount } = renderWithApi(() => useAnswer(count, 60_000), {});
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(result.current.value).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(result.current.value).toBe(2);
    unmount();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(api.received).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});

test('is left alone while the tab is hidden, and asked for when it wakes', async () => {
  jest.useFakeTimers();
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  const show = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    window.dispatchEvent(new Event('visibilitychange'));
  };
  try {
    let value = 0;
    api.on('/DC/Count', () => json({ success: true, count: (value += 1) }));
    const { result, unmount } = renderWithApi(() => useAnswer(count, 60_000), {});
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    act(() => show('hidden'));
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(result.current.value).toBe(1);
    act(() => show('visible'));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(result.current.value).toBe(2);
    unmount();
  } finally {
    visibility.mockRestore();
    jest.useRealTimers();
  }
});

test('the company is the first of its answer’s list', async () => {
  api.on('/DC/DisplayInfoCompany', json({ success: true, data: [] }));
  const { result } = renderWithApi(() => useCompany(), {});
  await waitFor(() => expect(result.current.error?.code).toBe('unreadable'));
  expect(api.received[0]).toMatchObject({ method: 'POST', body: {} });
});
