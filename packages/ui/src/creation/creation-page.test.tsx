import { screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { CreationPage } from './creation-page.tsx';

const text = () => z.string().check(z.minLength(1, 'required'));
const schema = z.object({ name: text(), status: text() });

type Values = z.infer<typeof schema>;

function renderCreation(
  create: (values: Values) => unknown,
  restore: (values: Values) => unknown = () => {},
) {
  return renderPage(
    <CreationPage
      title="Create merchant"
      schema={schema}
      nextDefaults={{ status: 'Active' }}
      fields={[
        { name: 'name', kind: 'text', label: 'Name' },
        {
          name: 'status',
          kind: 'select',
          label: 'Status',
          placeholder: 'Pending',
          options: [
            { value: 'Active', label: 'Active' },
            { value: 'InActive', label: 'InActive' },
          ],
        },
      ]}
      onSubmit={create}
      list={{ path: '/merchants', title: 'Merchants' }}
      restoration={{ run: restore, done: 'Merchant restored.', search: ({ name }) => name }}
    />,
  );
}

test('creates a record, reports it and resets to its defaults and first field', async () => {
  const create = jest.fn(() => 'Saved.');
  const { user } = renderCreation(create);
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Pending');
  await user.type(screen.getByLabelText('Name'), 'Laila');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'InActive');
  await user.click(screen.getByRole('button', { name: 'Create merchant' }));
  expect(create).toHaveBeenCalledWith({ name: 'Laila', status: 'InActive' });
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('Active');
  await expectAccessible();
});

test('keeps the typed values after a failure, and links to the list', async () => {
  const { user } = renderCreation(() => Promise.reject(new Error('Server error')));
  await user.type(screen.getByLabelText('Name'), 'Laila');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
  await user.click(screen.getByRole('button', { name: 'Create merchant' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Server error');
  expect(screen.getByLabelText('Name')).toHaveValue('Laila');
  expect(screen.getByRole('link', { name: 'Merchants' })).toHaveAttribute('href', '/merchants');
});

describe('a refused key of a deleted record', () => {
  const refusal = Object.assign(new Error('A deleted merchant has this name.'), { restorable: true });

  async function openRefused(restore?: (values: Values) => unknown) {
    const page = renderCreation(() => Promise.reject(refusal), restore);
    await page.user.type(screen.getByLabelText('Name'), 'Laila & Co');
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
    await page.user.click(screen.getByRole('button', { name: 'Create merchant' }));
    return { ...page, offer: await screen.findByRole('button', { name: 'Restore' }) };
  }

  test('offers to restore it, keeps the typed values, and leads to the restored record', async () => {
    const restore = jest.fn();
    const { user, router, offer } = await openRefused(restore);
    expect(screen.getByRole('alert')).toHaveTextContent('A deleted merchant has this name.');
    expect(screen.getByRole('alert')).toContainElement(offer);
    expect(screen.getByLabelText('Name')).toHaveValue('Laila & Co');
    await expectAccessible();
    await user.click(offer);
    await waitFor(() => expect(router.state.location.pathname).toBe('/merchants'));
    expect(restore).toHaveBeenCalledWith({ name: 'Laila & Co', status: 'Active' });
    expect(router.state.location.search).toBe('?search=Laila%20%26%20Co');
    expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('Merchant restored.');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('a restoration that fails shows why, keeps the typed values, and is offered again', async () => {
    const restore = jest.fn().mockRejectedValueOnce(new Error('Phone in use.'));
    const { user, router, offer } = await openRefused(restore);
    await user.click(offer);
    expect(await screen.findByText('Phone in use.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Laila & Co');
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/merchants'));
    expect(restore).toHaveBeenCalledTimes(2);
  });
});

test('a refused key of a visible record offers no restoration', async () => {
  const { user } = renderCreation(() => Promise.reject(new Error('In use.')));
  await user.type(screen.getByLabelText('Name'), 'Laila');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
  await user.click(screen.getByRole('button', { name: 'Create merchant' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('In use.');
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});
