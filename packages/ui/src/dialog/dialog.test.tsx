import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { FormDialog } from '../form/form-dialog.tsx';

type Content = (close: () => void, removeOpener: () => void) => ReactNode;

function Opener({ children }: { children: Content }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isGone, setIsGone] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>Drivers</h1>
      {!isGone && (
        <button type="button" onClick={() => setIsOpen(true)}>
          open
        </button>
      )}
      {isOpen &&
        children(
          () => setIsOpen(false),
          () => setIsGone(true),
        )}
    </>
  );
}

async function open(content: Content) {
  const page = renderPage(<Opener>{content}</Opener>);
  await page.user.click(screen.getByRole('button', { name: 'open' }));
  return page;
}

describe('Dialog', () => {
  const plain = (close: () => void) => (
    <Dialog title="Total Expenses by Month" onClose={close}>
      <p>No data available.</p>
    </Dialog>
  );

  test('is modal and named, and its close button returns the focus', async () => {
    const { user } = await open(plain);
    expect(screen.getByRole('dialog', { name: 'Total Expenses by Month' })).toHaveAttribute('open');
    // The page has one already.
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'open' })).toHaveFocus();
  });

  test('is closed by Escape', async () => {
    const { user } = await open(plain);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('focuses its first field', async () => {
    await open((close) => (
      <Dialog title="Edit" onClose={close}>
        <input aria-label="Id" readOnly />
        <input aria-label="Name" />
      </Dialog>
    ));
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });
});

describe('ConfirmDialog', () => {
  function confirm(onConfirm: () => unknown) {
    return open((close) => (
      <ConfirmDialog
        title="Delete driver"
        question="Delete driver D-1042?"
        confirmLabel="Delete"
        busyLabel="Deleting..."
        isDanger
        onConfirm={onConfirm}
        onClose={close}
      />
    ));
  }

  test('names the action and focuses Cancel', async () => {
    const onConfirm = jest.fn();
    const { user } = await confirm(onConfirm);
    const dialog = screen.getByRole('alertdialog', { name: 'Delete driver' });
    expect(dialog).toHaveAccessibleDescription('Delete driver D-1042?');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expectAccessible();
    await user.keyboard('{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('cannot be closed or confirmed twice while the action runs', async () => {
    let finish = () => {};
    const onConfirm = jest.fn(() => new Promise<void>((done) => (finish = done)));
    const { user } = await confirm(onConfirm);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Deleting...' }));
    await user.keyboard('{Escape}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    await act(async () => finish());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('stays open and shows a failure', async () => {
    const { user } = await confirm(() => Promise.reject(new Error('Driver has orders')));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Driver has orders');
    expect(screen.getByRole('button', { name: 'Delete' })).toBeInTheDocument();
  });

  test('focuses the heading when its opener is gone', async () => {
    const { user } = await open((close, removeOpener) => (
      <ConfirmDialog
        title="Delete"
        question="?"
        confirmLabel="Delete"
        onConfirm={removeOpener}
        onClose={close}
      />
    ));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Drivers' })).toHaveFocus());
  });
});

describe('FormDialog', () => {
  const schema = z.object({ name: z.string().check(z.minLength(1, 'required')) });

  function edit(onSubmit: (values: { name: string }) => unknown) {
    return open((close) => (
      <FormDialog
        title="Edit driver"
        schema={schema}
        fields={[{ name: 'name', kind: 'text', label: 'Name' }]}
        defaults={{ name: 'Omar' }}
        onSubmit={onSubmit}
        done="Driver updated"
        onClose={close}
      />
    ));
  }

  test('saves, closes and reports the success in a toast', async () => {
    const onSubmit = jest.fn();
    const { user } = await edit(onSubmit);
    await user.type(screen.getByLabelText('Name'), ' Haddad');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Omar Haddad' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('Driver updated');
  });

  test('shows a failure and keeps the typed values', async () => {
    const { user } = await edit(() => Promise.reject(new Error('server error')));
    await user.type(screen.getByLabelText('Name'), ' Haddad');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('server error');
    expect(screen.getByLabelText('Name')).toHaveValue('Omar Haddad');
  });

  test('asks before closing only if there is unsaved input', async () => {
    const { user } = await edit(() => undefined);
    await user.type(screen.getByLabelText('Name'), ' Haddad');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Omar Haddad');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'open' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'open' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('has no axe violation', async () => {
    await edit(() => undefined);
    await expectAccessible();
  });
});
