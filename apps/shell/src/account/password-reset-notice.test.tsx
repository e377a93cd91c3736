import { done, fakeApi, json, tokenWith } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.tsx';

const api = fakeApi();
const token = tokenWith({ company_id: '1001', admin_id: 'a2', role: 'Viewer', was_reset: true });
const account = (password_reset: object | null) =>
  json({
    success: true,
    data: {
      account_id: 'a2',
      company_id: '1001',
      name: 'Sami',
      login: 'sami',
      role: 'Viewer',
      has_password_since: null,
      password_reset,
    },
  });
const reset = { by: 'Nora', at: '2026-11-22T13:05:09+03:00' };

test('the notice of a password reset names the person and the time, until it is acknowledged', async () => {
  api.on('/DC/DisplayAccount', account(reset));
  api.on('/DC/AcknowledgePasswordReset', done);
  const { user } = renderConsole('/no-such-page', { token });
  const notice = within(await screen.findByRole('dialog', { name: 'Your password was reset' }));
  expect(screen.getByRole('dialog')).toHaveTextContent(/Nora\S* reset your password on \S*(2026|22)/);
  await expectAccessible();
  await user.click(notice.getByRole('button', { name: 'I understand' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.received.filter(({ path }) => path === '/DC/AcknowledgePasswordReset')).toHaveLength(1);
});

test('nothing is shown of a reset that the person has acknowledged since the sign-in', async () => {
  api.on('/DC/DisplayAccount', account(null));
  renderConsole('/no-such-page', { token });
  await waitFor(() => expect(api.received.map(({ path }) => path)).toContain('/DC/DisplayAccount'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
