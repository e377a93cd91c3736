import { screen, waitFor, within } from '@testing-library/react';
import { listOf } from '../table/table.types.ts';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { ListScreen } from './list-screen.tsx';
import { useListState } from './use-list-state.ts';

const rowKey = ({ id }: { id: string }) => id;
const columns = [{ key: 'id', header: 'sample:id' }] as const;
const noRestoration = { run: undefined };

interface CarsProps {
  restore: ((row: { id: string }) => unknown) | undefined;
  hasDeleted?: boolean;
}

function Cars({ restore, hasDeleted = true }: CarsProps) {
  const state = useListState({ hasDeleted });
  const isOfDeleted = state.query.filter?.deleted === 'only';
  const list = listOf([{ id: isOfDeleted ? 'Deleted car' : 'Car' }]);
  return (
    <ListScreen title="Cars" state={state}>
      <ListScreen.Toolbar list={list} />
      <ListScreen.Table
        list={list}
        columns={columns}
        rowKey={rowKey}
        empty={{ text: 'No cars.' }}
        actions={() => [{ label: 'Print', onSelect: () => undefined }]}
        dialogs={{
          view: { title: ({ id }) => id, items: () => [] },
          remove: {
            question: () => 'Delete?',
            run: () => undefined,
            done: 'Deleted.',
            undo: { ...(restore ? { run: restore } : noRestoration), done: 'Car restored.' },
          },
        }}
      />
    </ListScreen>
  );
}

const actions = () =>
  within(screen.getByRole('row', { name: /car/i }))
    .getAllByRole('button')
    .map((button) => button.textContent);

/** The address follows after a while. */
const settled = (router: ReturnType<typeof open>['router'], search: string) =>
  waitFor(() => expect(router.state.location.search).toBe(search));

function open(props: CarsProps) {
  return renderPage(<Cars {...props} />, { namespaces: { sample: { id: 'Id' } } });
}

test('the filter shows deleted rows, whose only change is a restoration', async () => {
  const restore = jest.fn();
  const { user, router } = open({ restore });
  const filter = screen.getByRole('button', { name: 'Deleted', pressed: false });
  expect(actions()).toEqual(['View', 'Print', 'Delete']);
  await user.click(filter);
  expect(screen.getByRole('button', { name: 'Deleted', pressed: true })).toBeInTheDocument();
  expect(actions()).toEqual(['View', 'Restore']);
  await settled(router, '?deleted=only');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(restore).toHaveBeenCalledWith({ id: 'Deleted car' });
  expect(await screen.findByText('Car restored.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Deleted' }));
  expect(actions()).toEqual(['View', 'Print', 'Delete']);
  await settled(router, '');
});

test('a restoration that fails shows the reason and can be repeated', async () => {
  const restore = jest.fn().mockRejectedValueOnce(new Error('Another car has this plate.'));
  const { user, router } = open({ restore });
  await user.click(screen.getByRole('button', { name: 'Deleted' }));
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Another car has this plate.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Car restored.')).toBeInTheDocument();
  await settled(router, '?deleted=only');
});

test('a list without deleted rows has no such filter', () => {
  open({ restore: undefined, hasDeleted: false });
  expect(screen.queryByRole('button', { name: 'Deleted' })).not.toBeInTheDocument();
});
