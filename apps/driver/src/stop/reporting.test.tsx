import { screen, waitFor, within } from '@testing-library/react';
import { useRoutes } from 'react-router-dom';
import { routes } from '../screens/routes.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { fakeStorage } from '../testing/fake-storage.ts';
import { renderDriver } from '../testing/render-driver.tsx';
import { sampleRun, sampleStop } from '../testing/samples.ts';

const server = fakeServer();
fakeStorage();
beforeEach(() => server.serve());

function App() {
  return useRoutes(routes);
}

const renderStop = (path: string, language: 'en' | 'ar' = 'en') =>
  renderDriver(<App />, { path: `/stop/21/order-${path}`, route: '/*', language });

test('a delivery is one tap on its form, and leads to the next stop', async () => {
  const { user } = renderStop('1');
  await user.click(await screen.findByRole('link', { name: 'Delivered' }));
  expect(screen.getByLabelText('Amount taken')).toHaveValue('12.5');
  await user.click(screen.getByRole('button', { name: 'Delivered' }));
  expect(await screen.findByRole('heading', { name: 'Stop 2' })).toBeInTheDocument();
  expect(window.location.pathname).toBe('/stop/21/order-2');
  await waitFor(() => expect(server.events).toHaveLength(1));
  expect(server.events[0]).toMatchObject({
    kind: 'delivered',
    run_id: 5,
    order: { merchant_order_id: 'order-1', merchant_id: '21' },
  });
  expect(server.events[0]).not.toHaveProperty('amount_taken');
});

test('another amount needs its reason, and says that the desk decides', async () => {
  const { user } = renderStop('1/delivered');
  const amount = await screen.findByLabelText('Amount taken');
  await user.clear(amount);
  await user.type(amount, '١٠');
  expect(screen.getByText(/The desk decides about it/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delivered' }));
  const why = screen.getByLabelText('Why the amount differs');
  expect(why).toHaveAccessibleDescription('Write why the amount differs.');
  expect(why).toHaveFocus();
  await user.type(why, 'one piece came back');
  await user.click(screen.getByRole('button', { name: 'Delivered' }));
  await waitFor(() => expect(server.events).toHaveLength(1));
  expect(server.events[0]).toMatchObject({ amount_taken: 10, note: 'one piece came back' });
});

test('a failed attempt needs a reason, and asks for tomorrow where it is tried again', async () => {
  const { user } = renderStop('1/failed');
  await user.click(await screen.findByRole('button', { name: 'Not delivered' }));
  expect(screen.getByText('Choose why it was not delivered.')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Nobody there' }));
  expect(screen.getByLabelText('Next attempt on')).not.toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Not delivered' }));
  await waitFor(() => expect(server.events).toHaveLength(1));
  expect(server.events[0]).toMatchObject({ kind: 'failed', reason_id: 'absent' });
  expect(server.events[0]?.next_on).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('a day that is over is refused as the next attempt', async () => {
  const { user } = renderStop('1/failed');
  await user.click(await screen.findByRole('radio', { name: 'Nobody there' }));
  const day = screen.getByLabelText('Next attempt on');
  await user.clear(day);
  await user.type(day, '01/01/2020');
  await user.click(screen.getByRole('button', { name: 'Not delivered' }));
  expect(day).toHaveAccessibleDescription('Choose today or a later day.');
  expect(server.events).toEqual([]);
});

test('a photo that the company requires is asked for', async () => {
  const settings = { ...sampleRun().settings, delivery_photo: 'Required' as const };
  server.setRun({ settings });
  const { user } = renderStop('1/delivered');
  await user.click(await screen.findByRole('button', { name: 'Delivered' }));
  expect(screen.getByText('Take a photo.', { selector: 'p' })).toBeInTheDocument();
});

test('a report is shown on its stop, and can be taken back', async () => {
  const { user } = renderStop('1/delivered');
  await user.click(await screen.findByRole('button', { name: 'Delivered' }));
  await screen.findByRole('heading', { name: 'Stop 2' });
  await user.click(screen.getByRole('link', { name: 'Run' }));
  await user.click(await screen.findByRole('link', { name: /Customer 1/ }));
  expect(screen.getByText('Amount taken:')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Delivered' })).toBeInTheDocument();
  await waitFor(() => expect(server.events.map(({ kind }) => kind)).toEqual(['delivered', 'undone']));
  expect(server.events[1]?.undoes).toBe(server.events[0]?.event_id);
});

test('the last stop of a run leads back to the run', async () => {
  server.setRun({ stops: [sampleStop(1)] });
  const { user } = renderStop('1/delivered');
  await user.click(await screen.findByRole('button', { name: 'Delivered' }));
  expect(await screen.findByText('All stops of this run are reported.')).toBeInTheDocument();
});

test('customers are called, written to in Arabic, and found on a map', async () => {
  renderStop('1', 'ar');
  const call = await screen.findByRole('link', { name: 'اتصال' });
  expect(call).toHaveAttribute('href', 'tel:+962791234567');
  const message = new URL(screen.getByRole('link', { name: 'واتساب' }).getAttribute('href') ?? '');
  expect(message.pathname).toBe('/962791234567');
  expect(message.searchParams.get('text')).toMatch(/^مرحبًا Customer 1، معك Omar من شركة Swift.*12\.50/);
  const map = new URL(screen.getByRole('link', { name: 'الخريطة' }).getAttribute('href') ?? '');
  expect(map.searchParams.get('query')).toBe('7 Rainbow Street, Amman');
});

test('a stop of a run that is not out cannot be reported', async () => {
  const [run] = sampleRun().runs;
  server.setRun({ runs: run ? [{ ...run, state: 'Draft', issued_at: null }] : [] });
  renderStop('1');
  const page = within(await screen.findByRole('main'));
  expect(await page.findByText(/This run is not out yet/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Delivered' })).not.toBeInTheDocument();
});
