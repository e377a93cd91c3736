import { screen, within } from '@testing-library/react';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { CreationPage } from '../creation/creation-page.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { Menu } from '../menu/menu.tsx';
import { useSelection } from '../selection/use-selection.ts';
import { listOf } from '../table/table.types.ts';
import { renderPage } from '../testing/index.ts';
import { ListScreen } from './list-screen.tsx';
import type { RowDialogsOf } from './row-dialogs.tsx';
import { useListState } from './use-list-state.ts';

const rowKey = ({ id }: { id: string }) => id;
const rows = [{ id: 'O-1' }];

const removal = {
  question: ({ id }: { id: string }) => `Delete ${id}?`,
  run: () => {},
  done: 'Deleted.',
  undo: { run: undefined, done: 'Restored.' },
};

interface OrdersProps {
  dialogs?: RowDialogsOf<{ id: string }, FieldValues, object>;
}

function Orders({ dialogs = { edit: undefined, remove: removal } }: OrdersProps) {
  const state = useListState();
  const { selection } = useSelection({ rows, total: undefined }, rowKey);
  return (
    <ListScreen title="Orders" state={state}>
      <ListScreen.Table
        list={listOf(rows)}
        columns={[{ key: 'id', header: 'sample:id' }]}
        rowKey={rowKey}
        empty={{ text: 'No Orders found.' }}
        selection={selection}
        actions={() => [
          { label: 'Print', onSelect: () => {} },
          { label: 'Change status', onSelect: undefined },
          { label: 'Ledger', to: '/ledger' },
        ]}
        dialogs={dialogs}
      />
      <ListScreen.Selection
        selection={selection}
        actions={[
          { label: 'Print all', onSelect: () => {} },
          { label: 'Change all', onSelect: undefined },
        ]}
      />
    </ListScreen>
  );
}

const namesOf = (root: Pick<typeof screen, 'queryAllByRole'>, role: string) =>
  root.queryAllByRole(role).map((item) => item.textContent);

test('a row has neither actions without a callback nor an undefined dialog', () => {
  renderPage(<Orders />, { namespaces: { sample: { id: 'Id' } } });
  const row = within(screen.getByRole('row', { name: /O-1/ }));
  expect(namesOf(row, 'button')).toEqual(['Print', 'Delete']);
  expect(namesOf(row, 'link')).toEqual(['Ledger']);
});

test('a row has neither an edit nor a deletion without a callback, and no way to its dialogs', () => {
  const dialogs = {
    edit: {
      title: () => 'Edit',
      schema: z.object({}),
      fields: () => [],
      save: undefined,
      done: 'Saved.',
    },
    remove: { question: () => 'Delete?', run: undefined, done: 'Deleted.' },
  };
  renderPage(<Orders dialogs={dialogs} />, { namespaces: { sample: { id: 'Id' } } });
  const row = within(screen.getByRole('row', { name: /O-1/ }));
  expect(namesOf(row, 'button')).toEqual(['Print']);
});

test('a deletion that a row refuses is disabled and says why', () => {
  const refusal = () => 'Only the owner may delete it.';
  renderPage(<Orders dialogs={{ remove: { ...removal, refusal } }} />, {
    namespaces: { sample: { id: 'Id' } },
  });
  const action = screen.getByRole('button', { name: 'Delete' });
  expect(action).toBeDisabled();
  expect(action).toHaveAttribute('title', 'Only the owner may delete it.');
});

test('the selection bar leaves out an action without a callback', async () => {
  const { user } = renderPage(<Orders />, { namespaces: { sample: { id: 'Id' } } });
  await user.click(screen.getByRole('checkbox', { name: 'Select row O-1' }));
  const bar = within(screen.getByRole('region', { name: '1 selected' }));
  expect(namesOf(bar, 'button')).toEqual(['Print all', '']);
});

test('the toast of a deletion has no Undo without a callback', async () => {
  const { user } = renderPage(<Orders />, { namespaces: { sample: { id: 'Id' } } });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a menu leaves out an entry without a callback', async () => {
  const items = [
    { label: 'Edit', onSelect: () => {} },
    { label: 'Restore', onSelect: undefined },
  ];
  const { user } = renderPage(<Menu label="More" items={items} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(namesOf(screen, 'menuitem')).toEqual(['Edit']);
});

test('a page without a callback has no form', () => {
  renderPage(
    <CreationPage
      title="Create"
      schema={z.object({})}
      fields={[]}
      onSubmit={undefined}
      list={{ path: '/cars', title: 'Cars' }}
      restoration={{ run: undefined, done: 'Restored.', search: () => '' }}
    />,
  );
  expect(screen.queryByRole('button', { name: 'Create' })).not.toBeInTheDocument();
});

test('a refused key offers no restoration without a callback', async () => {
  const refusal = Object.assign(new Error('In use.'), { restorable: true });
  const { user } = renderPage(
    <CreationPage
      title="Create"
      schema={z.object({})}
      fields={[]}
      onSubmit={() => Promise.reject(refusal)}
      list={{ path: '/cars', title: 'Cars' }}
      restoration={{ run: undefined, done: 'Restored.', search: () => '' }}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('In use.');
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});

test('the export dialog offers the formats of its export alone', async () => {
  const run = Object.assign(jest.fn(), { formats: ['csv'] as const });
  const { user } = renderPage(<ExportButton title="Orders" list={{ total: 1 }} run={run} />);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Export Orders' }));
  expect(dialog.getByRole('radio')).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  expect(run).toHaveBeenCalledWith('csv', expect.anything());
});
