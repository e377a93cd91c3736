import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderConsole } from '../testing/render-console.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page shows a loading message after a second, then its content', async () => {
  let arrive: (page: ComponentType) => void = () => undefined;
  const page = new Promise<ComponentType>((resolve) => {
    arrive = resolve;
  });
  renderConsole('/drivers', { pages: { '/drivers': () => page } });
  const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(status()).toContain('Loading the page');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(status()).toContain('This is taking longer than usual. The page is still loading.');
  await act(async () => {
    arrive(() => <h1>Rows</h1>);
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByRole('heading', { name: 'Rows' })).toBeInTheDocument();
});

test('a page that is loaded replaces the page before it without a skeleton', async () => {
  const { router } = renderConsole('/drivers');
  const go = (path: string) => act(() => router.navigate(path));
  await go('/home');
  const texts: (string | null)[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      texts.push(...[...addedNodes].map(({ textContent }) => textContent));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await go('/drivers');
  observer.disconnect();
  expect(texts).toContain('page of /drivers');
  expect(texts.filter((text) => text?.includes('Loading the page'))).toEqual([]);
});
