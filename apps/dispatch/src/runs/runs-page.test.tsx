import { fakeApi, json, listAnswer, tokenWith } from '@tawseel/api-client/testing';
import { expectAccessible, pickOption } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderDispatch } from '../testing/render-dispatch.tsx';
import { RunsPage } from './runs-page.tsx';

const api = fakeApi();
const sent = (path: string) => api.received.filter((call) => call.path === path).map(({ body }) => body);

const issued = {
  run_id: 12,
  day: '2026-11-22',
  driver_id: 'D-1',
  driver_name: 'Sami',
  state: 'Issued',
  parcels: 8,
  waiting: 3,
  delivered: 4,
  failed: 1,
  to_collect: 160.5,
  collected: 82,
  person: 'Omar',
  created_at: '2026-11-22T05:00:00Z',
  issued_at: '2026-11-22T06:00:00Z',
  closed_at: null,
  note: null,
};

function open(role = 'Owner') {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T10:00:00Z'));
  api.on(
    '/DC/DisplayDrivers',
    listAnswer('date', { driver_id: 'D-1', name_driver: 'Sami', status: 'Active' }),
  );
  return renderDispatch(<RunsPage />, { path: '/runs', client: { readToken: () => tokenWith({ role }) } });
}

test('a run shows its driver, state and numbers, and leads to its page', async () => {
  api.on('/DC/DisplayRuns', listAnswer('data', issued));
  open();
  const row = await screen.findByRole('row', { name: /Sami \(D-1\)/ });
  expect(row).toHaveTextContent(/Out.*8.*3.*4.*1.*160\.50.*82\.00/);
  expect(within(row).getByRole('link', { name: '12' })).toHaveAttribute('href', '/runs/12');
  await expectAccessible();
});

test('a new run leads to its page', async () => {
  api.on('/DC/DisplayRuns', listAnswer('data'));
  api.on('/DC/CreateRun', json({ success: true, message: 'Done.', data: { run_id: 13 } }));
  const { user, router } = open();
  await user.click((await screen.findAllByRole('button', { name: 'New run' }))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  await pickOption(user, await dialog.findByRole('combobox', { name: 'Driver' }), 'Sami (D-1)');
  await user.click(dialog.getByRole('button', { name: 'New run' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/runs/13'));
  expect(sent('/DC/CreateRun')).toEqual([{ driver_id: 'D-1', day: '2026-11-22', note: '' }]);
});

test('an open run of the driver is named before another one is made', async () => {
  api.on('/DC/DisplayRuns', listAnswer('data', issued));
  api.on('/DC/CreateRun', json({ success: true, message: 'Done.', data: { run_id: 13 } }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'New run' }));
  const dialog = within(await screen.findByRole('dialog'));
  await pickOption(user, await dialog.findByRole('combobox', { name: 'Driver' }), 'Sami (D-1)');
  expect(
    await dialog.findByRole('link', { name: 'Run 12 of this driver is open, with 8 parcels.' }),
  ).toHaveAttribute('href', '/runs/12');
  await user.click(dialog.getByRole('button', { name: 'Make another run' }));
  await waitFor(() => expect(sent('/DC/CreateRun')).toMatchObject([{ another: true }]));
});

test('only those who manage runs make one', async () => {
  api.on('/DC/DisplayRuns', listAnswer('data', issued));
  open('Viewer');
  await screen.findByRole('row', { name: /Sami/ });
  expect(screen.queryByRole('button', { name: 'New run' })).not.toBeInTheDocument();
});
