import { shellStarted } from '@tawseel/federation/shell-start';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor } from '@testing-library/react';
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

test.each([
  ['sign-in page', null],
  ['page of a feature that is still loading', undefined],
])('a shell that shows the %s announces its start', async (_, token) => {
  site.use(http.get(config.ipUrl, () => HttpResponse.json({ ip: '10.0.0.1' })));
  const pages = { '/drivers': () => new Promise<never>(() => undefined) };
  renderConsole('/drivers', { pages, ...(token === null ? { token } : {}) });
  await waitFor(() => expect(started).toHaveBeenCalledTimes(1));
});

test('a console in place of one that did not start says so on its pages', async () => {
  renderConsole('/drivers', { failedShell: '2.0.0-1' });
  expect(await screen.findByText(/The newest version of Tawseel could not start/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try the newest' })).toBeInTheDocument();
  await expectAccessible();
  expect(site.reports).toEqual([]);
});
