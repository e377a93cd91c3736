import { screen, within } from '@testing-library/react';
import { Card } from '../frame/card.tsx';
import { listOf, type ListResult } from '../table/table.types.ts';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { ListScreen } from './list-screen.tsx';
import { useListState } from './use-list-state.ts';

const rows = [{ id: 'C-1' }, { id: 'C-2' }];

function Contracts({ list = {} }: { list?: Partial<ListResult<{ id: string }>> }) {
  const state = useListState();
  const shown = { ...listOf(rows), ...list };
  return (
    <ListScreen title="Contracts" state={state}>
      <ListScreen.Toolbar list={shown} search={{ label: 'Search contracts' }} />
      <ListScreen.Cards list={shown} rowKey={({ id }) => id} empty={{ text: 'Not found Contracts' }}>
        {({ id }) => <Card title={id}>text</Card>}
      </ListScreen.Cards>
    </ListScreen>
  );
}

test('each row is a card in a list named after the screen', async () => {
  renderPage(<Contracts />);
  const list = within(screen.getByRole('list', { name: 'Contracts' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(list.getByRole('region', { name: 'C-2' })).toBeInTheDocument();
  expect(screen.getByText('2 results')).toBeInTheDocument();
  await expectAccessible();
});

test('a loading list is announced', () => {
  renderPage(<Contracts list={{ rows: [], total: undefined, isLoading: true }} />);
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByText('Not found Contracts')).not.toBeInTheDocument();
});

test('an empty list shows the text of the screen', async () => {
  renderPage(<Contracts list={{ rows: [], total: 0 }} />);
  expect(screen.getByText('Not found Contracts')).toBeInTheDocument();
  await expectAccessible();
});

test('a search without results can be cleared', async () => {
  const { user } = renderPage(<Contracts list={{ rows: [], total: 0 }} />, { path: '/page?search=x' });
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
});

test('a failed list shows the error and Retry', async () => {
  const retry = jest.fn();
  const { user } = renderPage(
    <Contracts list={{ rows: [], total: undefined, error: { message: 'No connection' }, retry }} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('No connection');
  expect(screen.queryByText('Not found Contracts')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a list with more pages offers them', async () => {
  const loadMore = jest.fn();
  const { user } = renderPage(<Contracts list={{ hasMore: true, loadMore }} />);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(loadMore).toHaveBeenCalledTimes(1);
});
