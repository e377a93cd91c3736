import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { Form } from './form.tsx';

const schema = z.object({ name: z.string(), salary: z.number(), status: z.string() });

/** A form whose save is under way, and what ends it. */
async function startSaving() {
  let end: (result: Promise<string>) => void = () => {};
  const page = renderPage(
    <>
      <Link to="/drivers">Drivers</Link>
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
        onSubmit={() =>
          new Promise<string>((resolve) => {
            end = resolve;
          })
        }
      />
    </>,
  );
  const { user } = page;
  await user.type(screen.getByLabelText('Name'), 'Omar');
  await user.type(screen.getByLabelText('Salary'), '350.5');
  await user.selectOptions(screen.getByLabelText('Status'), 'Active');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return {
    ...page,
    settle: (result: Promise<string>) => act(async () => end(result)),
    leave: () => user.click(screen.getByRole('link', { name: 'Drivers' })),
    answer: (name: string) => user.click(screen.getByRole('button', { name })),
  };
}

const failure = () => Promise.reject(new Error('server error'));
const toasts = () => screen.getByRole('region', { name: 'Messages' });

test('fields are locked while the form saves', async () => {
  const { user, settle } = await startSaving();
  await user.type(screen.getByLabelText('Name'), ' Haddad');
  await user.type(screen.getByLabelText('Salary'), '9');
  await user.selectOptions(screen.getByLabelText('Status'), '');
  await expectAccessible();
  await settle(failure());
  expect(screen.getByLabelText('Name')).toHaveValue('Omar');
  expect(screen.getByLabelText('Salary')).toHaveValue('350.5');
  expect(screen.getByLabelText('Status')).toHaveValue('Active');
  await user.type(screen.getByLabelText('Name'), '!');
  await user.selectOptions(screen.getByLabelText('Status'), '');
  expect(screen.getByLabelText('Name')).toHaveValue('Omar!');
  expect(screen.getByLabelText('Status')).toHaveValue('');
});

test('navigation during a save asks, and a later failure shows a toast', async () => {
  const { router, settle, leave, answer } = await startSaving();
  await leave();
  await answer('Leave without saving');
  expect(router.state.location.pathname).toBe('/drivers');
  await settle(failure());
  expect(toasts()).toHaveTextContent('server error');
});

test('staying shows the result in the form', async () => {
  const { router, settle, leave, answer } = await startSaving();
  await leave();
  await answer('Keep editing');
  await settle(failure());
  expect(router.state.location.pathname).toBe('/page');
  expect(screen.getByRole('alert')).toHaveTextContent('server error');
  expect(toasts()).not.toHaveTextContent('server error');
});

test('a success closes the question and continues the navigation', async () => {
  const { router, settle, leave } = await startSaving();
  await leave();
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  await settle(Promise.resolve('Driver saved'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/drivers'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(toasts()).toHaveTextContent('Driver saved');
});

test('a success resets a field that a failure has added, and nothing is unsaved', async () => {
  const states: boolean[] = [];
  function Opening() {
    const [needsReason, setNeedsReason] = useState(false);
    return (
      <Form
        schema={z.object({ name: z.string(), reason: z.optional(z.string()) })}
        fields={[
          { name: 'name', kind: 'text', label: 'Name' },
          ...(needsReason ? [{ name: 'reason', kind: 'text', label: 'Reason' } as const] : []),
        ]}
        onSubmit={() => needsReason || failure()}
        onFailure={(refused) => {
          setNeedsReason(true);
          return refused;
        }}
        onStateChange={({ isDirty }) => states.push(isDirty)}
        resetOnSuccess
      />
    );
  }
  const { user } = renderPage(<Opening />);
  await user.type(screen.getByLabelText('Name'), 'Omar');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(await screen.findByLabelText('Reason'), 'Found later');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveValue(''));
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(states.at(-1)).toBe(false);
});
