import { onlineManager } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { defineRead } from '../client/described-call.ts';
import { useCompany } from '../company/company.ts';
import { broken, fakeApi, json } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { useApiQuery, type ApiQuery } from './use-api-query.ts';

const count: ApiQuery<number> = {
  name: 'count',
  reads: [],
  call: defineRead({ path: '/DC/Count', allow: 'orders.see' }),
  read: ({ count: value }) => {
    if (typeof value !== 'number') throw new TypeError('No count');
    return value;
  },
};

const api = fakeApi();

test('a query is loading, then has the value and its time', async () => {
  api.on('/DC/Count', json({ success: true, count: 7 }));
  const before = Date.now();
  const { result } = renderWithApi(() => useApiQuery(count), {});
  expect(result.current).toMatchObject({ value: undefined, isLoading: true, isFetching: true, updatedAt: 0 });
  await waitFor(() => expect(result.current.value).toBe(7));
  expect(result.current).toMatchObject({ isLoading: false, isFetching: false, error: undefined });
  expect(result.current.updatedAt).toBeGreaterThanOrEqual(before);
});

test('a query shows its error until a retry succeeds', async () => {
  api.on('/DC/Count', json({ success: false, message: 'Broke.' }, 500), json({ success: true, count: 1 }));
  const { result } = renderWithApi(() => useApiQuery(count), {});
  await waitFor(() => expect(result.current.error?.message).toBe('Broke.'));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.value).toBe(1));
  expect(result.current.error).toBeUndefined();
});

test('a browser that is offline says so instead of waiting, and repeats the request when it is online', async () => {
  let isReachable = false;
  api.on('/DC/Count', () => (isReachable ? json({ success: true, count: 1 }) : broken()));
  onlineManager.setOnline(false);
  const { result } = renderWithApi(() => useApiQuery(count), {});
  await waitFor(() => expect(result.current.error?.code).toBe('network'), { timeout: 5_000 });
  isReachable = true;
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(result.current.value).toBe(1));
  expect(result.current.error).toBeUndefined();
});

test('a response that breaks the contract is unreadable', async () => {
  api.on('/DC/Count', json({ success: true }));
  const { result } = renderWithApi(() => useApiQuery(count), {});
  await waitFor(() => expect(result.current.error?.code).toBe('unreadable'));
  expect(result.current.error?.message).toBe('The server sent a response that could not be read. Try again.');
});

test('a query repeats its request at the given interval', async () => {
  jest.useFakeTimers();
  try {
    let value = 0;
    api.on('/DC/Count', () => json({ success: true, count: (value += 1) }));
    const { result, unmount } = renderWithApi(() => useApiQuery(count, 60_000), {});
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

test('a query pauses while the tab is hidden', async () => {
  jest.useFakeTimers();
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  const show = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    window.dispatchEvent(new Event('visibilitychange'));
  };
  try {
    let value = 0;
    api.on('/DC/Count', () => json({ success: true, count: (value += 1) }));
    const { result, unmount } = renderWithApi(() => useApiQuery(count, 60_000), {});
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

test('a company response without rows is unreadable', async () => {
  api.on('/DC/DisplayInfoCompany', json({ success: true, data: [] }));
  const { result } = renderWithApi(() => useCompany(), {});
  await waitFor(() => expect(result.current.error?.code).toBe('unreadable'));
  expect(api.received[0]).toMatchObject({ method: 'POST', body: {} });
});
