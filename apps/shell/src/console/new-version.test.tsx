import { UnsavedGuard } from '@tawseel/ui';
import { expectAccessible } from '@tawseel/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderConsole } from '../testing/render-console.tsx';
import { fleet, registry } from '../testing/samples.ts';
import { fakeSite } from '../testing/site.ts';

const site = fakeSite();
const newer = { contract: 1 as const, features: { fleet: { ...fleet, version: '2.0.0-c3' } } };
const text = 'A new version of Tawseel is ready.';

/** Simulates the user's return to the tab. */
const comeBack = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));

function openDrivers(Page = () => <h1>Rows</h1>) {
  return renderConsole('/drivers', { pages: { '/drivers': () => Promise.resolve(Page) } });
}

test('a new version of an open feature is offered quietly, and not again after it is dismissed', async () => {
  const { user } = openDrivers();
  await screen.findByRole('heading', { name: 'Rows' });
  site.live(newer);
  await comeBack();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Dismiss this message' }));
  await comeBack();
  expect(screen.queryByText(text)).toBeNull();
  site.live({ contract: 1, features: { fleet: { ...fleet, version: '3.0.0-d4' } } });
  await comeBack();
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('a new version is offered when the registry requires a newer console', async () => {
  openDrivers();
  await screen.findByRole('heading', { name: 'Rows' });
  site.use(http.get(`${window.location.origin}/registry.json`, () => HttpResponse.json({ contract: 1 })));
  await comeBack();
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('no version is offered when the registry is unchanged, unavailable, or updates only unopened features', async () => {
  openDrivers();
  await screen.findByRole('heading', { name: 'Rows' });
  const page = { path: '/other', chunk: 'other', title: { en: 'Other', ar: 'أخرى' } };
  const manifest = { ...fleet.manifest, name: 'other', pages: [page], sections: [] };
  const other = { ...fleet, version: '9.0.0-e5', manifest };
  const looks = jest.spyOn(globalThis, 'fetch');
  for (const now of [registry, undefined, { ...registry, features: { fleet, other } }]) {
    looks.mockClear();
    site.live(now);
    await comeBack();
    await waitFor(() => expect(looks).toHaveBeenCalled());
    await act(() => Promise.all(looks.mock.results.map(({ value }) => value)));
    expect(screen.queryByText(text)).toBeNull();
  }
});

test('the reload asks for confirmation when it would discard unsaved input', async () => {
  const { user } = openDrivers(() => (
    <>
      <h1>Rows</h1>
      <UnsavedGuard isUnsaved={() => true} />
    </>
  ));
  await screen.findByRole('heading', { name: 'Rows' });
  site.live(newer);
  await comeBack();
  await user.click(await screen.findByRole('button', { name: 'Reload' }));
  const question = screen.getByRole('alertdialog');
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(question).not.toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
});
