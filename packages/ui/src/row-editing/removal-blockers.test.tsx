import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { RemoveDialog } from './row-dialogs.tsx';
import type { RemovalBlockers } from './row-dialogs.types.ts';

const held: RemovalBlockers = {
  title: 'Driver Omar cannot be deleted yet.',
  reasons: [
    { text: 'Order money: 455.00', links: <Link to="/handovers?search=D-6">Handover</Link> },
    { text: 'Open orders: 3' },
  ],
};

function renderRemoval(blockers: () => Promise<RemovalBlockers | undefined>, run: () => unknown = jest.fn()) {
  const page = renderPage(
    <>
      <h1>Drivers</h1>
      <RemoveDialog
        row={{ id: 'D-6' }}
        remove={{ question: () => 'Delete driver D-6?', run, done: 'Deleted.', blockers }}
        onClose={() => {}}
      />
    </>,
  );
  const dialog = within(screen.getByRole('alertdialog', { name: 'Delete' }));
  return { ...page, dialog };
}

test('reasons against a deletion replace the question, with links to the pages that settle them', async () => {
  const { dialog } = renderRemoval(() => Promise.resolve(held));
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  expect(await dialog.findByText('Order money: 455.00')).toBeInTheDocument();
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    /Driver Omar cannot be deleted yet\..*Open orders: 3/,
  );
  expect(dialog.getByRole('link', { name: 'Handover' })).toHaveAttribute('href', '/handovers?search=D-6');
  expect(dialog.queryByText('Delete driver D-6?')).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  for (const close of dialog.getAllByRole('button', { name: 'Close' })) expect(close).toBeEnabled();
  await expectAccessible();
});

test('a row that nothing keeps is asked about, as is one of which nothing could be read', async () => {
  const { dialog, unmount } = renderRemoval(() => Promise.resolve(undefined));
  expect(await dialog.findByText('Delete driver D-6?')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  unmount();
  const other = renderRemoval(() => Promise.reject(new Error('No connection')));
  expect(await other.dialog.findByText('Delete driver D-6?')).toBeInTheDocument();
});

test('a deletion that is refused after the question shows what keeps the row too', async () => {
  const blockers = jest.fn(() => Promise.resolve<RemovalBlockers | undefined>(held));
  blockers.mockResolvedValueOnce(undefined);
  const { user, dialog } = renderRemoval(blockers, () => Promise.reject(new Error('The driver holds cash.')));
  await dialog.findByText('Delete driver D-6?');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('link', { name: 'Handover' })).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('The driver holds cash.'));
  expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});
