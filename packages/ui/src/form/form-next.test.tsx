import { screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { Form } from './form.tsx';

const schema = z.object({
  shop: z.string(),
  phone: z.string().check(z.minLength(1, 'required')),
  note: z.string(),
  code: z.string().check(z.maxLength(3, 'tooLong:3')),
});

function renderForm(onSubmit: () => unknown = () => undefined) {
  const onSuccess = jest.fn();
  const onValues = jest.fn();
  const { user } = renderPage(
    <Form
      schema={schema}
      fields={[
        { name: 'shop', kind: 'text', label: 'Shop' },
        { name: 'phone', kind: 'phone', label: 'Phone' },
        { name: 'note', kind: 'textarea', label: 'Note' },
        { name: 'code', kind: 'id', label: 'Code', isRare: true },
      ]}
      onSubmit={onSubmit}
      onSuccess={onSuccess}
      onValues={onValues}
      next={{
        label: 'Save and next',
        hint: 'Enter saves and opens the next one.',
        keeps: ['shop'],
        first: 'phone',
        onSaved: ({ phone }) => `${phone} saved`,
      }}
    />,
  );
  const type = (label: string, keys: string) => user.type(screen.getByLabelText(label), keys);
  return { user, type, onSuccess, onValues };
}

test('Enter saves the record and begins the next one with the kept values', async () => {
  const { type, onSuccess, onValues } = renderForm();
  await type('Shop', 'Jasmine');
  await type('Note', 'a{Enter}b');
  await type('Phone', '079{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent('079 saved');
  expect(screen.getByLabelText('Phone')).toHaveFocus();
  expect(screen.getByLabelText('Phone')).toHaveValue('');
  expect(screen.getByLabelText('Shop')).toHaveValue('Jasmine');
  expect(screen.getByLabelText('Note')).toHaveValue('');
  expect(onSuccess).not.toHaveBeenCalled();
  expect(onValues).toHaveBeenLastCalledWith({ shop: 'Jasmine', phone: '', note: '', code: '' });
  await expectAccessible();
});

test('Ctrl+Enter submits as the submit button does, also in a text of several lines', async () => {
  const { type, onSuccess } = renderForm();
  await type('Phone', '079');
  await type('Note', '{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  expect(screen.getByLabelText('Phone')).toHaveValue('079');
});

test('rare fields are behind More until one of them is refused, and stay open', async () => {
  const { user, type } = renderForm();
  const more = screen.getByText('More').closest('details');
  expect(more).not.toHaveAttribute('open');
  await type('Phone', '079');
  await type('Code', '1234');
  await user.click(screen.getByRole('button', { name: 'Save and next' }));
  await waitFor(() => expect(more).toHaveAttribute('open'));
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Use at most 3 characters.');
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
  await type('Code', '{Backspace}{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent('079 saved');
  expect(more).toHaveAttribute('open');
});

test('a record whose saving fails stays in the form, and no second one is saved at the same time', async () => {
  let fail: (error: Error) => void = () => undefined;
  const onSubmit = jest.fn(() => new Promise((_, reject) => (fail = reject)));
  const { type } = renderForm(onSubmit);
  await type('Phone', '079{Enter}{Enter}{Control>}{Enter}{/Control}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  fail(new Error('Database is away.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Database is away.');
  expect(screen.getByLabelText('Phone')).toHaveValue('079');
});
