import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { ListScreen } from '../list-screen/list-screen.tsx';
import { useListState } from '../list-screen/use-list-state.ts';
import { listOf } from '../table/table.types.ts';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { useSelection } from './use-selection.ts';

const sample = { id: 'Id' };
const render = (...[page, options]: Parameters<typeof renderPage>) =>
  renderPage(page, { namespaces: { sample }, ...options });

const orders = ['O-1', 'O-2', 'O-3'].map((id) => ({ id }));
const rowKey = ({ id }: { id: string }) => id;

function Orders({ print, undo }: { print?: (ids: string[]) => void; undo?: () => unknown }) {
  const [rows, setRows] = useState(orders);
  const state = useListState();
  const { selection, rows: chosen } = useSelection({ rows, total: undefined }, rowKey);
  const shown = listOf(rows);

  return (
    <ListScreen title="Orders" state={state}>
      <ListScreen.Toolbar list={shown} />
      <ListScreen.Table
        list={shown}
        columns={[{ key: 'id', header: 'sample:id' }]}
        rowKey={rowKey}
        empty={{ text: 'No Orders found.' }}
        selection={selection}
        dialogs={{
          remove: {
            question: ({ id }) => `Delete ${id}?`,
            run: ({ id }) => setRows(rows.filter((row) => row.id !== id)),
            done: 'Order deleted successfully!',
            undo: {
              run: async (row) => {
                await undo?.();
                setRows((left) => [...left, row]);
              },
              done: 'Order restored successfully!',
            },
          },
        }}
      />
      <ListScreen.Selection
        selection={selection}
        actions={[{ label: 'Print receipts', onSelect: () => print?.(chosen.map(rowKey)) }]}
      />
    </ListScreen>
  );
}

const tick = (id: string) => screen.getByRole('checkbox', { name: `Select row ${id}` });
// Rows follow other changes of the screen.
const tickLater = (id: string) => screen.findByRole('checkbox', { name: `Select row ${id}` });
const bar = () => screen.queryByRole('region', { name: /selected/ });
const row = (id: string) => within(screen.getByRole('row', { name: new RegExp(id) }));

async function deleteRow(user: ReturnType<typeof renderPage>['user'], id: string) {
  await user.click(row(id).getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Order deleted successfully!');
}

test('the bar counts the selected rows, acts on them, and disappears with the last', async () => {
  const print = jest.fn();
  const { user } = render(<Orders print={print} />);
  expect(bar()).not.toBeInTheDocument();
  await user.click(tick('O-1'));
  await user.click(tick('O-3'));
  expect(bar()).toHaveAccessibleName('2 selected');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Print receipts' }));
  expect(print).toHaveBeenCalledWith(['O-1', 'O-3']);
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(bar()).not.toBeInTheDocument();
  expect(tick('O-1')).not.toBeChecked();
  expect(tick('O-3')).toHaveFocus();
});

test('F6 moves the focus from a row to the first action and back', async () => {
  const { user } = render(<Orders print={jest.fn()} />);
  await user.click(tick('O-1'));
  expect(screen.getByText('1 selected. Press F6 for Print receipts.')).toBeInTheDocument();
  await user.keyboard('{F6}');
  expect(screen.getByRole('button', { name: 'Print receipts' })).toHaveFocus();
  await user.keyboard('{F6}');
  expect(tick('O-1')).toHaveFocus();
});

test('Shift selects the rows between, and deselects them', async () => {
  const { user } = render(<Orders />);
  const tickWithShift = async (id: string) => {
    await user.keyboard('{Shift>}');
    await user.click(tick(id));
    await user.keyboard('{/Shift}');
  };
  const ticked = () => orders.map(({ id }) => tick(id)).map((box) => (box as HTMLInputElement).checked);
  await user.click(tick('O-3'));
  await tickWithShift('O-1');
  expect(ticked()).toEqual([true, true, true]);
  await tickWithShift('O-2');
  expect(ticked()).toEqual([false, false, true]);
  await user.click(tick('O-3'));
  await tickWithShift('O-2');
  expect(ticked()).toEqual([false, true, false]);
});

test('rows that are no longer shown are not acted on', async () => {
  const print = jest.fn();
  const { user } = render(<Orders print={print} />);
  await user.click(tick('O-1'));
  await user.click(tick('O-2'));
  await deleteRow(user, 'O-1');
  await user.click(screen.getByRole('button', { name: 'Print receipts' }));
  expect(print).toHaveBeenCalledWith(['O-2']);
});

test('a selection does not return with its row', async () => {
  const { user } = render(<Orders />);
  await user.click(tick('O-1'));
  await user.click(tick('O-2'));
  await deleteRow(user, 'O-2');
  expect(bar()).toHaveAccessibleName('1 selected');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Order restored successfully!');
  expect(await tickLater('O-2')).not.toBeChecked();
  expect(bar()).toHaveAccessibleName('1 selected');
});

test('a deletion can be undone from its toast', async () => {
  const { user } = render(<Orders />);
  await deleteRow(user, 'O-2');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Order restored successfully!')).toBeInTheDocument();
  expect(await tickLater('O-2')).toBeInTheDocument();
});

test('a failed undo shows the reason and can be retried', async () => {
  const undo = jest.fn().mockRejectedValueOnce(new Error('The server cannot be reached.'));
  const { user } = render(<Orders undo={undo} />);
  await deleteRow(user, 'O-2');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The server cannot be reached.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Order restored successfully!')).toBeInTheDocument();
  expect(await tickLater('O-2')).toBeInTheDocument();
});
