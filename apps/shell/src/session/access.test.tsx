import { fakeApi, json } from '@tawseel/api-client/testing';
import { useToast } from '@tawseel/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.tsx';
import { tokenOf } from '../testing/samples.ts';

const api = fakeApi();
const refused = json({ success: false, message: 'No.' }, 400);

beforeEach(() => {
  api.on('/ip', json({ ip: '192.0.2.1' }));
  api.on('/DC/HomeDashbord', refused);
  api.on('/DC/DisplayProfitsAfterPaymentTotal', refused);
  api.on('/DC/DisplayAttention', refused);
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each(['/', '/login'])('a signed-in user is redirected from %s to home', async (path) => {
  const { router } = renderConsole(path);
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});

test('a signed-in user sees a page of a feature', async () => {
  renderConsole('/drivers');
  expect(await heading('page of /drivers')).toBeInTheDocument();
});

test.each(['/', '/home', '/CompanyInfo', '/drivers', '/no-such-page'])(
  'a signed-out user is redirected from %s to sign-in without an API request',
  async (path) => {
    const { router, load } = renderConsole(path, { token: null });
    expect(await heading('Log in')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/login');
    expect(api.received.filter((call) => call.path.startsWith('/DC/'))).toHaveLength(0);
    expect(load).not.toHaveBeenCalled();
  },
);

test.each(['/drivers?search=a%20b', '/drivers#D-1:D-2'])('sign-in remembers all of %s', async (path) => {
  const { router } = renderConsole(path, { token: null });
  await heading('Log in');
  expect(router.state.location.search).toBe(`?next=${encodeURIComponent(path)}`);
});

test('a session that another tab ends or begins also ends or begins here', async () => {
  const { router } = renderConsole('/drivers');
  await heading('page of /drivers');
  const tell = () => void window.dispatchEvent(new StorageEvent('storage', { key: 'admin-token' }));
  localStorage.removeItem('admin-token');
  act(tell);
  expect(await heading('Log in')).toBeInTheDocument();
  localStorage.setItem('admin-token', tokenOf('Petra Express'));
  act(tell);
  expect(await heading('page of /drivers')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/drivers');
});

test.each([401, 403])('a response of %s leads to sign-in and back', async (status) => {
  api.on('/DC/DisplayInfoCompany', json({ success: false, message: 'Over.' }, status));
  const { router, session } = renderConsole('/CompanyInfo');
  expect(await heading('Log in')).toHaveFocus();
  expect(session.read()).toBeNull();
  expect(router.state.location.search).toBe('?next=%2FCompanyInfo');
  expect(screen.getByText(/Your session has ended/)).toBeInTheDocument();
});

test('the next sign-in after signing out leads to home', async () => {
  const { router, session } = renderConsole('/drivers');
  await heading('page of /drivers');
  act(() => session.leave());
  await heading('Log in');
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '' });
});

function Deleted() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast.failure('D-006 holds money.', { action: undo })}>
      delete
    </button>
  );
}
const undo = { label: 'Undo', onSelect: () => undefined };

test.each(['this tab', 'another tab'])('a toast does not outlive a sign-out in %s', async (tab) => {
  const { user, session } = renderConsole('/drivers', {
    pages: { '/drivers': () => Promise.resolve(Deleted) },
  });
  await user.click(await screen.findByRole('button', { name: 'delete' }));
  expect(screen.getByText('D-006 holds money.')).toBeInTheDocument();
  if (tab === 'this tab') act(() => session.leave());
  else {
    localStorage.removeItem('admin-token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'admin-token' })));
  }
  await heading('Log in');
  expect(screen.queryByText('D-006 holds money.')).not.toBeInTheDocument();
});

test('cached responses of one company are not shown to the next', async () => {
  const company = { name_company: 'Petra Express', name_admin: 'Rana Haddad' };
  api.on('/DC/DisplayInfoCompany', json({ success: true, data: [company] }), () => new Promise(() => {}));
  const { session } = renderConsole('/CompanyInfo');
  expect(await screen.findByText('Rana Haddad')).toBeInTheDocument();
  act(() => session.end());
  await heading('Log in');
  act(() => session.begin({ token: tokenOf('Jerash Cargo', '1002-1'), capabilities: [], company: '1002' }));
  await heading('Company information');
  expect(screen.queryByText('Rana Haddad')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(api.received.filter(({ path }) => path.endsWith('InfoCompany'))).toHaveLength(2),
  );
});
