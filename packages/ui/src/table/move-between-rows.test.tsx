import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../testing/index.ts';
import { DataTable } from './data-table.tsx';
import { listOf, type RowAction } from './table.types.ts';

const rows = ['O-1', 'O-2', 'O-3'].map((id) => ({ id, note: '' }));
const columns = [
  { key: 'id', header: 'sample:id', isPrimary: true },
  { key: 'note', header: 'sample:note', isControl: true, render: () => <input aria-label="Note" /> },
] as const;

function Orders({ actions }: { actions: (row: { id: string }) => readonly RowAction[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const onRange = (to: string) => setSelected(new Set(['range', to]));
  return (
    <>
      <output>{[...selected].join(' ')}</output>
      <DataTable
        list={listOf(rows)}
        columns={columns}
        rowKey={({ id }) => id}
        caption="Orders"
        empty={{ text: 'None' }}
        actions={actions}
        selection={{ selected, onChange: setSelected, onRange }}
        sort={undefined}
        onSort={() => {}}
      />
    </>
  );
}

function renderOrders(onView = jest.fn()) {
  const actions = ({ id }: { id: string }) => [
    { label: 'View', onSelect: () => onView(id) },
    { label: 'Edit', onSelect: jest.fn() },
  ];
  const page = renderPage(<Orders actions={actions} />, {
    namespaces: { sample: { id: 'Id', note: 'Note' } },
  });
  const press = (...keys: string[]) => page.user.keyboard(keys.map((key) => `{${key}}`).join(''));
  return { ...page, press, onView };
}

const row = (id: string) => screen.getByRole('row', { name: new RegExp(id) });
const button = (id: string, name: string) => within(row(id)).getByRole('button', { name });

test('arrows, Home and End move between rows, from the table on, and stay at its ends', async () => {
  const { press } = renderOrders();
  screen.getByLabelText('Orders').focus();
  await press('ArrowDown');
  expect(row('O-1')).toHaveFocus();
  await press('ArrowDown', 'ArrowDown', 'ArrowDown');
  expect(row('O-3')).toHaveFocus();
  await press('ArrowUp');
  expect(row('O-2')).toHaveFocus();
  await press('Home');
  expect(row('O-1')).toHaveFocus();
  await press('ArrowUp');
  expect(row('O-1')).toHaveFocus();
  await press('End');
  expect(row('O-3')).toHaveFocus();
});

test('from a control, arrows lead to the same one of the next row', async () => {
  const { press } = renderOrders();
  button('O-1', 'Edit').focus();
  await press('ArrowDown');
  expect(button('O-2', 'Edit')).toHaveFocus();
  await press('End');
  expect(button('O-3', 'Edit')).toHaveFocus();
});

test('on a row, Enter opens it, Space selects it, and Shift with Space the rows between', async () => {
  const { press, user, onView } = renderOrders();
  screen.getByLabelText('Orders').focus();
  await press('ArrowDown', 'ArrowDown', 'Enter');
  expect(onView.mock.calls).toEqual([['O-2']]);
  await user.keyboard(' ');
  expect(screen.getByRole('status')).toHaveTextContent('O-2');
  await press('ArrowDown');
  await user.keyboard('{Shift>} {/Shift}');
  expect(screen.getByRole('status')).toHaveTextContent('range O-3');
  expect(row('O-3')).toHaveFocus();
});

test('a field of a row keeps its keys, and so do combinations', async () => {
  const { press, user } = renderOrders();
  const field = within(row('O-1')).getByLabelText('Note');
  field.focus();
  await press('ArrowDown', 'End');
  expect(field).toHaveFocus();
  button('O-1', 'Edit').focus();
  await user.keyboard('{Control>}{ArrowDown}{/Control}');
  expect(button('O-1', 'Edit')).toHaveFocus();
});
