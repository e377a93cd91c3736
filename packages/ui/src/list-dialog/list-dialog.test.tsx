import { screen } from '@testing-library/react';
import { listOf, type Column } from '../index.ts';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { ListDialog } from './list-dialog.tsx';

interface City {
  city: string;
}

const columns: readonly Column<City>[] = [{ key: 'city', header: 'base:search' }];

function Cities({ cities }: { cities: readonly City[] }) {
  return (
    <ListDialog
      title="Cities"
      width="600px"
      columns={columns}
      rowKey={({ city }) => city}
      list={listOf(cities)}
      empty={{ text: 'No cities.' }}
      run={jest.fn()}
      onClose={() => undefined}
    />
  );
}

test('a list in a dialog shows its rows and their export', async () => {
  renderPage(<Cities cities={[{ city: 'Irbid' }]} />);
  expect(screen.getByRole('dialog', { name: 'Cities' })).toHaveTextContent('Irbid');
  expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  await expectAccessible();
});

test('an empty list in a dialog shows its text and has no export', () => {
  renderPage(<Cities cities={[]} />);
  expect(screen.getByText('No cities.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
});
