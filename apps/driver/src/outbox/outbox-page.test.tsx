import { screen, waitFor } from '@testing-library/react';
import { broken } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { useOutbox } from '../device/day-context.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { fakeStorage } from '../testing/fake-storage.ts';
import { renderDriver } from '../testing/render-driver.tsx';
import { OutboxPage } from './outbox-page.tsx';

const server = fakeServer();
fakeStorage();
beforeEach(() => server.serve());

function Report() {
  const { record } = useOutbox();
  const order = { merchant_order_id: 'order-1', merchant_id: '21' };
  return (
    <button type="button" onClick={() => void record({ kind: 'delivered', run_id: 5, order })}>
      report
    </button>
  );
}

const renderOutbox = () =>
  renderDriver(
    <>
      <Report />
      <OutboxPage />
    </>,
    { path: '/outbox' },
  );

test('signing out is blocked while a report waits, and possible once it is sent', async () => {
  server.api.on('/DR/Events', broken());
  const { user } = renderOutbox();
  await user.click(screen.getByRole('button', { name: 'report' }));
  expect(await screen.findByText('Waits to be sent')).toBeInTheDocument();
  const leave = screen.getByRole('button', { name: 'Log out' });
  expect(leave).toBeDisabled();
  expect(leave).toHaveAccessibleDescription(/You can log out once this report has been sent/);
  await expectAccessible();
  server.serve();
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  expect(await screen.findByText('Everything has been sent.')).toBeInTheDocument();
  expect(server.events).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(localStorage.getItem('tawseel-driver-session')).not.toContain('token-1'));
});

test('a report that waits for the dispatcher is shown with the reason', async () => {
  server.api.on('/DR/Events', ({ body }) => {
    const text = JSON.stringify(body);
    const event_id = /"event_id":"([^"]+)"/.exec(text)?.[1] ?? '';
    const outcome = { event_id, outcome: 'flagged', flag: 'amount', message: 'Another amount than the price' };
    return Response.json({ success: true, data: [outcome] });
  });
  const { user } = renderOutbox();
  await user.click(screen.getByRole('button', { name: 'report' }));
  expect(await screen.findByText('Another amount than the price')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'With the desk' })).toBeInTheDocument();
});
