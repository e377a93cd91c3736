import { fakeApi, json } from '@tawseel/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.tsx';

const api = fakeApi();
const sent = () => api.received.filter(({ path }) => path === '/DC/AcceptInvitation');

const offer = {
  name_company: 'Petra Express',
  company_id: '1001',
  name: 'Layla',
  login: 'layla',
  role: 'Viewer',
};

test('a full storage of the browser is reported before the invitation is used', async () => {
  api.on('/DC/ReadInvitation', json({ success: true, data: offer }));
  api.on('/DC/AcceptInvitation', json({ success: false }));
  const { user } = renderConsole('/invitation#token', { token: null });
  await user.type(await screen.findByLabelText('Password'), 'a long password');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('exceeded the quota', 'QuotaExceededError');
  });
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText(/^This browser has no room left for this site/)).toBeInTheDocument();
  jest.restoreAllMocks();
  expect(sent()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
});
