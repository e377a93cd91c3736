import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@tawseel/ui/testing';
import { broken } from '@tawseel/api-client/testing';
import { fakeServer } from '../testing/fake-server.ts';
import { fakeStorage } from '../testing/fake-storage.ts';
import { renderDriver } from '../testing/render-driver.tsx';
import { sampleRun, sampleStop } from '../testing/samples.ts';
import { RunPage } from './run-page.tsx';

const server = fakeServer();
fakeStorage();
beforeEach(() => server.serve());

test.each(['en', 'ar'] as const)('the next stop is on top with what to collect, in %s', async (language) => {
  renderDriver(<RunPage />, { path: '/', language });
  const next = await screen.findByRole('region', { name: language === 'en' ? 'Next stop' : 'الوجهة التالية' });
  expect(within(next).getByText('Customer 1')).toBeInTheDocument();
  expect(next).toHaveTextContent('12.50');
  await expectAccessible();
});

test('stops are counted by what became of them, with the cash that was taken', async () => {
  server.setRun({
    stops: [
      sampleStop(1, { is_open: false, outcome: 'Delivered', amount_taken: 12.5 }),
      sampleStop(2, { outcome: 'Failed', reason_id: 'absent' }),
      sampleStop(3),
      sampleStop(4, { is_open: false, outcome: 'Delivered', amount_taken: 0.125 }),
    ],
  });
  renderDriver(<RunPage />, { path: '/' });
  await screen.findByRole('region', { name: 'Next stop' });
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['1', '2', '1', expect.stringContaining('12.625')]);
});

test('a search finds stops by their phone number in another notation', async () => {
  server.setRun({ stops: [sampleStop(1), sampleStop(2, { phone_customer: '0787654321' })] });
  const { user } = renderDriver(<RunPage />, { path: '/' });
  await user.type(await screen.findByRole('textbox', { name: /^Find by/ }), '+962 78 765 4321');
  expect(screen.getByRole('link', { name: /Customer 2/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Customer 1/ })).not.toBeInTheDocument();
});

test('a run that is not out is shown as such, without a next stop', async () => {
  const [run] = sampleRun().runs;
  server.setRun({ runs: run ? [{ ...run, state: 'Draft', issued_at: null }] : [] });
  renderDriver(<RunPage />, { path: '/' });
  expect(await screen.findByText(/This run is not out yet/)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Next stop' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Customer 1/ })).toBeInTheDocument();
});

test('another run of the day can be chosen', async () => {
  const [run] = sampleRun().runs;
  server.setRun({
    runs: run ? [run, { ...run, run_id: 6 }] : [],
    stops: [sampleStop(1), sampleStop(2, { run_id: 6 })],
  });
  const { user } = renderDriver(<RunPage />, { path: '/' });
  await user.click(await screen.findByRole('radio', { name: 'Run 6' }));
  expect(screen.getByRole('region', { name: 'Next stop' })).toHaveTextContent('Customer 2');
  expect(window.location.search).toBe('?run=6');
});

test('a driver without a run is told what to do', async () => {
  server.setRun({ runs: [], stops: [] });
  renderDriver(<RunPage />, { path: '/' });
  expect(await screen.findByText('You have no run today.')).toBeInTheDocument();
});

test('a day that cannot be received shows the error and retries', async () => {
  server.api.on('/DR/Run', broken());
  const { user } = renderDriver(<RunPage />, { path: '/' });
  await screen.findByRole('alert');
  server.serve();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Next stop' })).toBeInTheDocument();
});
