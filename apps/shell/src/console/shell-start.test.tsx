import { shellStarted } from '@tawseel/federation/shell-start';
import { expectAccessible } from '@tawseel/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderConsole } from '../testing/render-console.tsx';
import { config } from '../testing/samples.ts';
import { fakeSite } from '../testing/site.ts';

const site = fakeSite();
const started = jest.fn();

beforeEach(() => {
  started.mockReset();
  window.addEventListener(shellStarted, started);
});
afterEach(() => window.removeEventListener(shellStarted, started));

test('a shell that shows the sign-in page announces its start', async () => {
  site.use(http.get(config.ipUrl, () => HttpResponse.json({ ip: '10.0.0.1' })));
  renderConsole('/login', { token: null });
  await waitFor(() => expect(started).toHaveBeenCalledTimes(1));
});

test('a shell announces its start while the page of a feature is still loading', async () => {
  let arrive: (page: () => null) => void = () => undefined;
  const page = new Promise<() => null>((resolve) => (arrive = resolve));
  const pages = { '/drivers': () => page };
  renderConsole('/drivers', { pages });
  await waitFor(() => expect(started).toHaveBeenCalledTimes(1));
  // The announcement ends the deadline.
  await act(async () => arrive(() => null));
});

test('every page shows the fallback notice when the previous shell replaces one that did not start', async () => {
  renderConsole('/drivers', { failedShell: '2.0.0-1' });
  expect(await screen.findByText(/The latest version of Tawseel could not start/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try the latest version' })).toBeInTheDocument();
  await expectAccessible();
  expect(site.reports).toEqual([]);
});
