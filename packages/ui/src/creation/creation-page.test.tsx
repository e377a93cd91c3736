import { screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { CreationPage } from './creation-page.tsx';

const text = () => z.string().check(z.minLength(1, 'required'));
const schema = z.object({ name: text(), status: text() });

function renderCreation(create: (values: z.infer<typeof schema>) => unknown) {
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
      create={create}
      list={{ path: '/merchants', title: 'Merchants' }}
    />,
  );
}

test('creates a record, reports it and resets to its defaults', async () => {
  const create = jest.fn(() => ({ ok: true, message: 'Saved.' }));
  const { user } = renderCreation(create);
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Pending');
  await user.type(screen.getByLabelText('Name'), 'Laila');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'InActive');
  await user.click(screen.getByRole('button', { name: 'Create merchant' }));
  expect(create).toHaveBeenCalledWith({ name: 'Laila', status: 'InActive' });
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('');
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
