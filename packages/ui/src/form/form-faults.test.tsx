import { screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { renderPage } from '../testing/index.ts';
import { Form } from './form.tsx';

const required = { error: 'required' };
const schema = z.object({
  name: z.string().check(z.minLength(1, 'required')),
  salary: z.number(required),
  status: z.enum(['Active'], required),
});

interface Refusing {
  onSubmit?: () => unknown;
  refusal?: (fieldErrors: readonly unknown[]) => string | undefined;
}

function renderForm({ onSubmit = jest.fn(), ...refusing }: Refusing) {
  return renderPage(
    <Form
      schema={schema}
      fields={[
        { name: 'name', kind: 'text', label: 'Name' },
        { name: 'salary', kind: 'money', label: 'Salary' },
        {
          name: 'status',
          kind: 'select',
          label: 'Status',
          options: [{ value: 'Active', label: 'Active' }],
        },
      ]}
      onSubmit={onSubmit}
      {...refusing}
    />,
  );
}

async function fill(user: ReturnType<typeof renderPage>['user']) {
  await user.type(screen.getByLabelText('Name'), 'Omar');
  await user.type(screen.getByLabelText('Salary'), '350');
  await user.selectOptions(screen.getByLabelText('Status'), 'Active');
}

const save = () => screen.getByRole('button', { name: 'Save' });

test('invalid input can show one sentence in addition to its errors, until they are mended', async () => {
  const onSubmit = jest.fn();
  const refusal = (fieldErrors: readonly unknown[]) =>
    fieldErrors.includes('required') ? 'Please fill in all the fields.' : undefined;
  const { user } = renderForm({ onSubmit, refusal });
  await user.type(screen.getByLabelText('Name'), 'Omar');
  await user.click(save());
  expect(await screen.findByText('Please fill in all the fields.')).toBeInTheDocument();
  expect(screen.getByLabelText('Salary')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Salary'), '3');
  expect(screen.getByText('Please fill in all the fields.')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Status'), 'Active');
  await waitFor(() => expect(screen.queryByText('Please fill in all the fields.')).not.toBeInTheDocument());
});

test("the message of the server's field errors goes with the last of them", async () => {
  const fault = Object.assign(new Error('This value is already in use.'), { fields: { name: 'duplicate' } });
  const { user } = renderForm({ onSubmit: () => Promise.reject(fault) });
  await fill(user);
  await user.click(save());
  expect(await screen.findByText('This value is already in use.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Salary'), '0');
  expect(screen.getByRole('alert')).toHaveTextContent('This value is already in use.');
  await user.type(screen.getByLabelText('Name'), ' H');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
