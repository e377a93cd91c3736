import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { renderConsole } from '../testing/render-console.tsx';
import { registry } from '../testing/samples.ts';

const site = window.location.origin;
const releases = `${site}/releases/fleet/1.0.0-a1/*`;
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** React tells the console of what it has caught. */
const expectedError = () => jest.spyOn(console, 'error').mockImplementation(() => {});

function releasesAnswer(answer: () => Response) {
  server.use(
    http.get(`${site}/registry.json`, () => HttpResponse.json(registry)),
    http.get(releases, answer),
  );
}

test('a page that cannot be loaded says so under its own title; the rest stands', async () => {
  expectedError();
  renderConsole('/drivers', { pages: { '/drivers': () => Promise.reject(new Error('gone')) } });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This page could not be loaded');
  expect(screen.getByRole('heading', { level: 1, name: 'Drivers' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeInTheDocument();
  await expectAccessible();
});

test('Retry leaves it as it is while its files cannot be had', async () => {
  expectedError();
  const asked = jest.fn(() => new HttpResponse(null, { status: 503 }));
  releasesAnswer(asked);
  const { user } = renderConsole('/drivers', {
    pages: { '/drivers': () => Promise.reject(new Error('gone')) },
  });
  const retry = within(await screen.findByRole('alert')).getByRole('button', { name: 'Retry' });
  await user.click(retry);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded');
});

test('a page that stops says so, and Retry shows it anew', async () => {
  expectedError();
  let isBroken = true;
  const Page = () => {
    if (isBroken) throw new Error('No rows');
    return <h1>Rows</h1>;
  };
  const { user } = renderConsole('/drivers', { pages: { '/drivers': () => Promise.resolve(Page) } });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This page has stopped');
  isBroken = false;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Rows' })).toBeInTheDocument();
});

test('going elsewhere leaves the failure behind', async () => {
  expectedError();
  const { user } = renderConsole('/drivers', {
    pages: { '/drivers': () => Promise.reject(new Error('gone')) },
  });
  await screen.findByRole('alert');
  await user.click(screen.getByRole('link', { name: 'Fleet' }));
  expect(await screen.findByRole('heading', { name: 'page of /cars' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
