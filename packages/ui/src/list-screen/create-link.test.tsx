import { screen } from '@testing-library/react';
import { listOf, type Column } from '../table/table.types.ts';
import { renderPage } from '../testing/index.ts';
import type { ListCreation } from './list-screen-context.ts';
import { ListScreen } from './list-screen.tsx';
import { useListState } from './use-list-state.ts';

const columns: Column<{ id: string }>[] = [{ key: 'id', header: 'sample:id' }];
const label = 'Create driver';

function Drivers({ create }: { create: ListCreation }) {
  const state = useListState({ columns });
  return (
    <ListScreen title="Drivers" state={state} create={create}>
      <ListScreen.Table
        list={listOf<{ id: string }>([])}
        columns={columns}
        rowKey={({ id }) => id}
        empty={{ text: 'No drivers found.' }}
      />
    </ListScreen>
  );
}

const open = (create: ListCreation) =>
  renderPage(<Drivers create={create} />, { namespaces: { sample: { id: 'Id' } } });

test('the creation of the first row returns to the list, and that of any other row does not', async () => {
  const { user, router } = open({ to: '/create-driver', label });
  const [any, first] = screen.getAllByRole('link', { name: label });
  await user.click(first ?? document.body);
  expect(router.state.location).toMatchObject({ pathname: '/create-driver', state: { from: '/page' } });
  expect(any).toHaveAttribute('href', '/create-driver');
});

test('an empty list opens the dialog that creates its first row', async () => {
  const openDialog = jest.fn();
  const { user } = open({ open: openDialog, label });
  for (const button of screen.getAllByRole('button', { name: label })) await user.click(button);
  expect(openDialog).toHaveBeenCalledTimes(2);
});
