import { act, screen, waitFor } from '@testing-library/react';
import { broken, json } from '@tawseel/api-client/testing';
import { useEffect } from 'react';
import { useDay, useOutbox } from '../device/day-context.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { fakeStorage } from '../testing/fake-storage.ts';
import { renderDriver } from '../testing/render-driver.tsx';
import { sampleStop } from '../testing/samples.ts';
import { useSession, type Session } from './session-context.tsx';
import { UnsentError } from './unsent-error.ts';

fakeStorage();
const server = fakeServer();

const { merchant_order_id, merchant_id } = sampleStop(1);
const order = { merchant_order_id, merchant_id };

function Outbox() {
  const { items, record } = useOutbox();
  const { day } = useDay();
  return (
    <>
      <p>{items.length} reports</p>
      <p>{day?.stops.length ?? 0} stops</p>
      <button type="button" onClick={() => void record({ kind: 'delivered', order })}>
        Report
      </button>
    </>
  );
}

/** Renders the state of the session, and passes it on. */
function renderSession(options: Parameters<typeof renderDriver>[1] = {}) {
  const onSession = jest.fn<void, [Session]>();
  function Screen() {
    const session = useSession();
    useEffect(() => onSession(session), [session]);
    const name = session.profile?.name_driver ?? 'nobody';
    return (
      <>
        <p>{session.isExpired ? `${name}, expired` : name}</p>
        {session.profile && <Outbox />}
      </>
    );
  }
  const rendered = renderDriver(<Screen />, options);
  const session = () => onSession.mock.lastCall?.[0] as Session;
  return { ...rendered, session };
}

const login = { company_id: '1001', driver: '0791234567', password: 'secret' };

test('a sign-in shows the day of the driver', async () => {
  server.serve();
  const { session } = renderSession({ isSignedOut: true });
  await act(() => session().signIn(login));
  expect(await screen.findByText('Omar')).toBeVisible();
  expect(await screen.findByText('3 stops')).toBeVisible();
});

test('a refused sign-in reports why', async () => {
  const refusal = { success: false, code: 'unauthorised', message: 'Wrong password.', fields: {} };
  server.api.on('/DR/Login', json(refusal, 401));
  const { session } = renderSession({ isSignedOut: true });
  await expect(session().signIn(login)).rejects.toMatchObject({
    code: 'unauthorised',
    message: 'Wrong password.',
  });
  expect(screen.getByText('nobody')).toBeVisible();
});

test('a sign-in without a network says so in the language of the app', async () => {
  server.api.on('/DR/Login', broken);
  const { session } = renderSession({ isSignedOut: true, language: 'ar' });
  await expect(session().signIn(login)).rejects.toMatchObject({
    code: 'network',
    message: 'تعذّر الوصول إلى الخادم. تحقّق من الاتصال ثم أعد المحاولة.',
  });
});

test('signing out is refused while a report is not sent', async () => {
  server.serve();
  const { session, user } = renderSession();
  await screen.findByText('3 stops');
  server.api.on('/DR/Events', broken);
  await user.click(screen.getByRole('button'));
  await screen.findByText('1 reports');
  await act(() => expect(session().signOut()).rejects.toBeInstanceOf(UnsentError));
  expect(screen.getByText('Omar')).toBeVisible();
});

test('signing out deletes what the device stored', async () => {
  server.serve();
  const { session } = renderSession();
  await screen.findByText('3 stops');
  await act(() => session().signOut());
  expect(screen.getByText('nobody')).toBeVisible();
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
  expect(server.api.received.at(-1)).toMatchObject({ path: '/DR/Logout' });
});

test('an expired session still shows the stored day', async () => {
  server.serve();
  const first = renderSession();
  await screen.findByText('3 stops');
  first.unmount();
  server.api.on('/DR/Run', json({ success: false, code: 'unauthorised', message: 'Ended.' }, 401));
  renderSession();
  expect(await screen.findByText('Omar, expired')).toBeVisible();
  expect(await screen.findByText('3 stops')).toBeVisible();
});
