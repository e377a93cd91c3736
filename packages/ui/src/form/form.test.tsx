import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { Form, type FormProps } from './form.tsx';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(10, 'tooLong:10')),
  salary: z.number({ error: (issue) => (issue.input === undefined ? 'required' : 'number') }),
  status: z.enum(['Active', 'InActive'], { error: 'required' }),
  password: z.optional(z.string()),
  money: z.number(),
});
type Input = z.input<typeof schema>;
type Output = z.output<typeof schema>;

function renderForm(props: Partial<FormProps<Input, Output>> & Pick<FormProps<Input, Output>, 'onSubmit'>) {
  return renderPage(
    <>
      <Link to="/drivers">Drivers</Link>
      <Form
        schema={schema}
        fields={[
          { kind: 'readOnly', label: 'City', value: 'Amman' },
          { name: 'name', kind: 'text', label: 'Name' },
          { name: 'salary', kind: 'money', label: 'Salary' },
          {
            name: 'status',
            kind: 'select',
            label: 'Status',
            options: [{ value: 'Active', label: 'Active' }],
          },
          { name: 'password', kind: 'password', label: 'Password', isOptional: true },
          { name: 'money', kind: 'money', label: 'Balance', disabled: true },
        ]}
        defaults={{ money: 0 }}
        {...props}
      />
    </>,
  );
}

async function fill(user: ReturnType<typeof renderPage>['user']) {
  await user.type(screen.getByLabelText('Name'), 'Omar');
  await user.type(screen.getByLabelText('Salary'), '350.5');
  await user.selectOptions(screen.getByLabelText('Status'), 'Active');
}

function later<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const save = () => screen.getByRole('button', { name: 'Save' });

test("onSubmit receives values of the schema's types, and defaults of disabled fields", async () => {
  const onSubmit = jest.fn((_values: Output) => undefined);
  const { user } = renderForm({ onSubmit });
  await fill(user);
  await user.click(save());
  expect(onSubmit).toHaveBeenCalledWith({
    name: 'Omar',
    salary: 350.5,
    status: 'Active',
    password: '',
    money: 0,
  });
});

test('Enter submits', async () => {
  const onSubmit = jest.fn((_values: Output) => undefined);
  const { user } = renderForm({ onSubmit });
  await fill(user);
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('invalid input shows errors beside their fields, focuses the first and submits nothing', async () => {
  const onSubmit = jest.fn();
  const { user } = renderForm({ onSubmit });
  await user.type(screen.getByLabelText('Name'), 'Omar Haddad the long');
  await user.type(screen.getByLabelText('Salary'), 'abc');
  await user.click(save());
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Use at most 10 characters.');
  expect(screen.getByLabelText('Salary')).toHaveAccessibleDescription(
    'Enter a number, with a point before decimals: 1.5.',
  );
  expect(screen.getByLabelText('Status')).toHaveAccessibleDescription('This field is required.');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('Salary'));
  expect(screen.getByLabelText('Salary')).toHaveAccessibleDescription('This field is required.');
});

test('the button says Saving... and cannot be pressed twice; the result has a tick', async () => {
  const { promise, resolve } = later<string>();
  const onSubmit = jest.fn(() => promise);
  const { user } = renderForm({ onSubmit });
  await fill(user);
  await user.click(save());
  const button = screen.getByRole('button', { name: 'Saving...' });
  await user.click(button);
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await act(async () => resolve('Driver saved'));
  expect(await screen.findByRole('status')).toHaveTextContent('Driver saved');
  expect(screen.getByRole('img', { name: 'Success' })).toBeInTheDocument();
  expect(save()).toBeInTheDocument();
});

test('a success resets the form only with resetOnSuccess', async () => {
  const { user, unmount } = renderForm({ onSubmit: () => undefined, resetOnSuccess: true });
  await fill(user);
  await user.click(save());
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
  expect(screen.getByLabelText('Salary')).toHaveValue('');
  unmount();
  const second = renderForm({ onSubmit: () => undefined });
  await fill(second.user);
  await second.user.click(save());
  expect(screen.getByLabelText('Name')).toHaveValue('Omar');
});

test("the server's errors appear beside their fields and keep the typed values", async () => {
  const failure = Object.assign(new Error('Already in use'), {
    fields: { salary: 'tooLarge:300', name: 'Taken' },
  });
  const { user } = renderForm({ onSubmit: () => Promise.reject(failure) });
  await fill(user);
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Already in use');
  expect(screen.getByRole('img', { name: 'Failure' })).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Taken');
  expect(screen.getByLabelText('Salary')).toHaveAccessibleDescription('Enter 300 or less.');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveValue('Omar');
});

test('navigation with unsaved input asks, and staying keeps it', async () => {
  const { user, router } = renderForm({ onSubmit: () => undefined });
  await user.type(screen.getByLabelText('Name'), 'Omar');
  await user.click(screen.getByRole('link', { name: 'Drivers' }));
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toBe('/page');
  expect(screen.getByLabelText('Name')).toHaveValue('Omar');
  await user.click(screen.getByRole('link', { name: 'Drivers' }));
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(router.state.location.pathname).toBe('/drivers');
});

test('the browser asks before closing the page only if there is unsaved input', async () => {
  const { user } = renderForm({ onSubmit: () => undefined });
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  await fill(user);
  expect(leave()).toBe(true);
  await user.click(save());
  await waitFor(() => expect(leave()).toBe(false));
});

test('navigation does not ask about saved or untouched input', async () => {
  const { user, router } = renderForm({ onSubmit: () => undefined });
  await fill(user);
  await user.click(save());
  await user.click(screen.getByRole('link', { name: 'Drivers' }));
  expect(router.state.location.pathname).toBe('/drivers');
});

test('a submit handler can navigate without a question', async () => {
  const ask = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { user, router } = renderForm({ onSubmit: () => router.navigate('/drivers') });
  await fill(user);
  await user.click(save());
  await waitFor(() => expect(router.state.location.pathname).toBe('/drivers'));
  expect(ask).not.toHaveBeenCalled();
  ask.mockRestore();
});

test('it has no axe violation, with and without errors', async () => {
  const { user } = renderForm({ onSubmit: () => undefined });
  await expectAccessible();
  await user.click(save());
  await expectAccessible();
});

test('an error of a field that the form does not show is a message', async () => {
  const { user } = renderForm({
    onSubmit: jest.fn(),
    defaults: {},
    fields: [{ name: 'name', kind: 'text', label: 'Name' }],
  });
  await user.type(screen.getByLabelText('Name'), 'Omar');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('salary: This field is required.');
});

test('fields say whether they are required, and sections group them', () => {
  renderForm({
    onSubmit: () => undefined,
    renderSummary: ({ name }) => <p>{`Summary of ${String(name)}`}</p>,
    defaults: { name: 'Omar', money: 0 },
    fields: [
      { name: 'name', kind: 'text', label: 'Name', section: 'Person' },
      { name: 'password', kind: 'password', label: 'Password', isOptional: true },
      { name: 'salary', kind: 'money', label: 'Salary', section: 'Pay' },
      { name: 'money', kind: 'money', label: 'Balance', disabled: true },
    ],
  });
  const requiredOf = (label: RegExp) => screen.getByLabelText(label).getAttribute('aria-required');
  expect([/^Name/, /^Password/, /^Salary/, /^Balance/].map(requiredOf)).toEqual([
    'true',
    'false',
    'true',
    'false',
  ]);
  expect(within(screen.getByRole('group', { name: 'Pay' })).getAllByRole('textbox')).toHaveLength(2);
  expect(screen.getByRole('complementary')).toHaveTextContent('Summary of Omar');
});

test('an id has Latin digits and no bidi control characters while it is typed', async () => {
  const { user } = renderForm({
    onSubmit: () => undefined,
    fields: [{ name: 'name', kind: 'id', label: 'Plate' }],
  });
  await user.type(screen.getByLabelText('Plate'), '\u202A١٢-۳۴ أ\u202C');
  expect(screen.getByLabelText('Plate')).toHaveValue('12-34 أ');
});
