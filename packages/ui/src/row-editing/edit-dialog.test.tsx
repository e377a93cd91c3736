import { screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { renderPage } from '../testing/index.ts';
import { EditDialog } from './row-dialogs.tsx';
import type { RowEditing } from './row-dialogs.types.ts';

const text = () => z.string({ error: 'required' }).check(z.trim(), z.minLength(1, 'required'));
const schema = z.object({
  id: text().check(z.regex(/^\w+$/, 'identifier')),
  name: text(),
  phone: text().check(z.regex(/^\d{9}$/, 'phone')),
  salary: z.number({ error: 'number' }),
  since: text(),
  status: z.enum(['Active', 'InActive'], { error: 'choice' }),
  driver_id: text(),
  password: z.optional(z.string()),
});

type Values = z.infer<typeof schema>;
type Row = { [Name in keyof Values]: Values[Name] | null };

/** A row of an old server, with nulls, a numeric id, an unknown status and an unreadable amount. */
const odd: Row = Object.assign(
  { id: 'D 1/2', name: null, phone: '-', since: null, status: null, driver_id: null },
  JSON.parse('{ "salary": "a lot", "status": "pending", "driver_id": "gone" }'),
);

function renderEdit(row: Partial<Row> = {}, isRequired = false) {
  const save = jest.fn<unknown, [Values, Row, string[]]>();
  const edit: RowEditing<Row, z.input<typeof schema>, Values> = {
    title: () => 'Edit driver',
    schema,
    fields: () => [
      { name: 'name', kind: 'text', label: 'Name' },
      { name: 'phone', kind: 'phone', label: 'Phone' },
      { name: 'salary', kind: 'money', label: 'Salary' },
      { name: 'since', kind: 'date', label: 'Since' },
      { name: 'status', kind: 'select', label: 'Status', options: [{ value: 'Active', label: 'Active' }] },
      {
        name: 'driver_id',
        kind: 'select',
        label: 'Driver',
        options: [{ value: 'D7', label: 'Omar' }],
        isRequired,
      },
      { name: 'password', kind: 'password', label: 'New password' },
    ],
    save,
    done: 'Updated.',
  };
  const page = renderPage(
    <EditDialog subject="row" edit={edit} row={{ ...odd, ...row }} onClose={() => {}} />,
  );
  const submit = () => page.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...page, save, submit };
}

test('a row with nulls and words of its own is saved with what was changed', async () => {
  const { user, save, submit } = renderEdit();
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.getByLabelText('Since')).toHaveValue('');
  expect(screen.getByLabelText('Salary')).toHaveValue('');
  expect(screen.getByLabelText('Salary')).toHaveAttribute('placeholder', 'a lot');
  await user.clear(screen.getByLabelText('Phone'));
  await user.type(screen.getByLabelText('Phone'), '791234567 ');
  await submit();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  const [values, , changed] = save.mock.calls[0] ?? [];
  expect(changed).toEqual(['phone']);
  expect(values).toMatchObject({ phone: '791234567', id: 'D 1/2', status: 'pending', salary: 'a lot' });
});

test('a changed value is checked, beside its field', async () => {
  const { user, save, submit } = renderEdit();
  await user.type(screen.getByLabelText('Phone'), '7');
  await user.type(screen.getByLabelText('Salary'), 'x');
  await submit();
  expect(await screen.findByLabelText('Phone')).toHaveAccessibleDescription(
    'Enter 9 to 15 digits, without other symbols.',
  );
  expect(screen.getByLabelText('Salary')).toHaveAccessibleDescription(
    'Enter a number, with a point before decimals: 1.5.',
  );
  expect(screen.getByLabelText('Name')).toBeValid();
  expect(save).not.toHaveBeenCalled();
});

test('a value that was there and is emptied is refused', async () => {
  const { user, save, submit } = renderEdit({ salary: 3, name: 'Omar' });
  await user.clear(screen.getByLabelText('Salary'));
  await user.clear(screen.getByLabelText('Name'));
  await submit();
  await waitFor(() => expect(screen.getByLabelText('Name')).toBeInvalid());
  expect(screen.getByLabelText('Salary')).toBeInvalid();
  expect(save).not.toHaveBeenCalled();
});

test('a required field that is empty is refused though it is unchanged', async () => {
  const { user, save, submit } = renderEdit({ driver_id: null }, true);
  await submit();
  await waitFor(() => expect(screen.getByLabelText('Driver')).toBeInvalid());
  expect(save).not.toHaveBeenCalled();
  await user.selectOptions(screen.getByLabelText('Driver'), 'D7');
  await submit();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save.mock.calls[0]?.[2]).toEqual(['driver_id']);
});

test('a select offers the value of the row that is not among its options', async () => {
  const { user, save, submit } = renderEdit();
  const status = screen.getByLabelText('Status');
  expect(status).toHaveDisplayValue('pending');
  expect(screen.getByLabelText('Driver')).toHaveDisplayValue('gone');
  await user.selectOptions(status, 'Active');
  await user.selectOptions(status, 'pending');
  await user.selectOptions(screen.getByLabelText('Driver'), 'D7');
  await submit();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save.mock.calls[0]?.[2]).toEqual(['driver_id']);
  expect(save.mock.calls[0]?.[0]).toMatchObject({ status: 'pending', driver_id: 'D7' });
});

test('a field has the value of its column in the row, and a password is never shown', async () => {
  const { user, save, submit } = renderEdit({
    name: 'Omar',
    salary: 3,
    since: '2026-01-02',
    password: 'secret-1',
  });
  expect(screen.getByLabelText('Name')).toHaveValue('Omar');
  expect(screen.getByLabelText('Salary')).toHaveValue('3');
  expect(screen.getByLabelText('Since')).toHaveValue('02/01/2026');
  expect(screen.getByLabelText('New password')).toHaveValue('');
  await user.type(screen.getByLabelText('Name'), ' H');
  await submit();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  const [values, , changed] = save.mock.calls[0] ?? [];
  expect(changed).toEqual(['name']);
  expect(values).toMatchObject({ name: 'Omar H', password: '' });
});

test('values that a row has beside those of the schema are not submitted', async () => {
  const { save, submit } = renderEdit(Object.assign({ name: 'Omar' }, { created_at: '2026-01-02' }));
  await submit();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save.mock.calls[0]?.[0]).not.toHaveProperty('created_at');
});

test('present values of a refused save are shown below the typed ones, and the next save is based on them', async () => {
  const { user, save, submit } = renderEdit({ name: 'Omar', status: 'Active', since: '2026-01-02' });
  const present = { name: 'Sami', since: null };
  save.mockImplementationOnce(() => {
    throw Object.assign(new Error('Changed.'), { present });
  });
  const name = screen.getByLabelText('Name');
  await user.type(name, ' H');
  await submit();
  expect(await screen.findByText('Changed.')).toBeInTheDocument();
  expect(name).toHaveValue('Omar H');
  expect(name).toHaveAccessibleDescription('Now Sami · it was Omar');
  expect(name).toHaveFocus();
  expect(screen.getByLabelText('Since')).toHaveValue('');
  expect(screen.getByLabelText('Since')).toHaveAccessibleDescription('Now — · it was 2026-01-02');
  await submit();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  const [values, row, changed] = save.mock.calls[1] ?? [];
  expect([values?.name, row?.name, changed]).toEqual(['Omar H', 'Sami', ['name']]);
});
