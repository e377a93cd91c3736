import { fakeApi, json } from '@tawseel/api-client/testing';
import type { Registry } from '@tawseel/federation/registry';
import { act, screen, waitFor } from '@testing-library/react';
import { renderConsole, type ConsoleOptions } from '../testing/render-console.tsx';
import { fleet } from '../testing/samples.ts';

const api = fakeApi();
const firstCall = { method: 'POST' as const, path: '/DC/DisplayCars', body: { limit: 25 } };
const pages = fleet.manifest.pages.map((page) => (page.path === '/cars' ? { ...page, firstCall } : page));
const registry: Registry = {
  contract: 1,
  features: { fleet: { ...fleet, manifest: { ...fleet.manifest, pages } } },
};

/** Makes the browser that of a user who saves data, for one test. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
}

beforeEach(() => api.on(firstCall.path, json({ success: true, data: [], next: null })));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  jest.useRealTimers();
});

async function shown(options: ConsoleOptions = {}) {
  const console = renderConsole('/no-such-page', { registry, ...options });
  const link = await screen.findByRole('link', { name: 'Fleet' });
  // The prefetching loads after the page.
  await import('./prefetch-pages.ts');
  return { ...console, link };
}

test.each<['hovered' | 'pressed' | 'focused', (link: HTMLElement) => void]>([
  ['hovered', (link) => link.dispatchEvent(new Event('pointerover', { bubbles: true }))],
  ['pressed', (link) => link.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['focused', (link) => link.focus()],
])('a link that is %s prefetches code and first data of its page', async (_, sign) => {
  const { link, load } = await shown();
  act(() => sign(link));
  await waitFor(() => expect(api.received).toEqual([expect.objectContaining({ body: firstCall.body })]));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page of the shell whose link was focused is shown at once', async () => {
  api.on('/DC/DisplayStaff', json({ success: true, data: [], next: null }));
  api.on('/DC/DisplaySecurity', json({ success: true }));
  const { router } = await shown();
  const task = () => act(() => new Promise((resolve) => setTimeout(resolve)));
  await task();
  const link = document.createElement('a');
  link.href = '/staff';
  document.body.append(link);
  link.focus();
  link.remove();
  await import('../staff/staff-page.tsx');
  await task();
  await act(() => router.navigate('/staff'));
  expect(screen.getByRole('heading', { name: 'Staff', level: 1 })).toBeInTheDocument();
  await waitFor(() => expect(api.received).toHaveLength(2));
});

test('no data is prefetched from a server that returns whole lists', async () => {
  const { link, load } = await shown({ capabilities: [] });
  act(() => link.focus());
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(api.received).toEqual([]);
});

test('a link that the pointer crosses prefetches nothing', async () => {
  const { link } = await shown();
  jest.useFakeTimers();
  link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  jest.advanceTimersByTime(50);
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  jest.advanceTimersByTime(200);
  expect(api.received).toEqual([]);
});

test('the code of the pages in the navigation is fetched once the browser is idle, and no data', async () => {
  await import('./prefetch-pages.ts');
  jest.useFakeTimers();
  // The last input of the tests before lies ahead of the clock, which begins at zero.
  window.dispatchEvent(new KeyboardEvent('keydown'));
  const { load } = renderConsole('/no-such-page', { registry });
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(load).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(load).toHaveBeenCalledTimes(3);
  expect(api.received).toEqual([]);
});

test('no code is fetched between the keys of someone who types', async () => {
  await import('./prefetch-pages.ts');
  jest.useFakeTimers();
  const { load } = renderConsole('/no-such-page', { registry });
  for (let keys = 0; keys < 10; keys += 1) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    await act(() => jest.advanceTimersByTimeAsync(300));
  }
  expect(load).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(load).toHaveBeenCalledTimes(3);
});

test('nothing is prefetched for a user who saves data', async () => {
  saveData();
  const { link, load } = await shown();
  jest.useFakeTimers();
  act(() => link.focus());
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(load).not.toHaveBeenCalled();
  expect(api.received).toEqual([]);
});
