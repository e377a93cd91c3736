import { screen } from '@testing-library/react';
import { PrintOrigin } from '../printed-from/print-origin.ts';
import { listOf, type Column } from '../table/table.types.ts';
import { fakePrinting, renderPage } from '../testing/index.ts';
import { ListScreen } from './list-screen.tsx';
import { useListState, type ListFilter } from './use-list-state.ts';

const sample = { id: 'Id', status: 'Status', active: 'Active', day: 'Day' };
const columns: Column<{ id: string }>[] = [{ key: 'id', header: 'sample:id', isSortable: true }];
const filters: readonly ListFilter[] = [
  {
    name: 'status',
    kind: 'select',
    label: 'sample:status',
    options: [{ value: 'Active', label: 'sample:active' }],
  },
  { name: 'day', kind: 'day', label: 'sample:day' },
];
const rows = Array.from({ length: 100 }, (_, at) => ({ id: `D-${at + 1}` }));

function Drivers() {
  const state = useListState({ columns, filters });
  const list = { ...listOf(rows), total: 120 };
  return (
    <ListScreen title="Drivers" state={state}>
      <ListScreen.Toolbar list={list} search={{ label: 'Search drivers' }} />
      <ListScreen.Table list={list} columns={columns} rowKey={({ id }) => id} empty={{ text: 'None.' }} />
    </ListScreen>
  );
}

/** Renders the list; the function it returns begins or ends printing, on paper narrower than a phone's layout. */
function renderDrivers(path: string, person = 'Maha Saleh') {
  const print = fakePrinting(
    (query, isPrinting) => isPrinting && query.includes('width') && !query.startsWith('screen'),
  );
  renderPage(
    <PrintOrigin value={{ companyName: 'Petra Express', person }}>
      <Drivers />
    </PrintOrigin>,
    { path, namespaces: { sample } },
  );
  return print;
}

afterEach(() => jest.useRealTimers());

const view = '/drivers?search=omar&status=Active&day=2026-11-21&sort=-id';

test('a printed list says whose it is, when and by whom it was printed, and how its rows were chosen', () => {
  jest.useFakeTimers({ now: new Date('2026-11-26T22:31:00Z') });
  const print = renderDrivers(view);
  expect(screen.queryByText('Petra Express')).not.toBeInTheDocument();
  print(true);
  expect(screen.getByText('Petra Express')).toBeInTheDocument();
  expect(screen.getByText('Printed 2026-11-27 01:31 AM by Maha Saleh')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Search: omar',
    'Status: Active',
    'Sort by: Id, descending',
  ]);
  expect(screen.getByLabelText('Day')).toHaveValue('2026-11-21');
  expect(screen.getByText('100 of 120')).toBeInTheDocument();
  print(false);
  expect(screen.queryByText('Petra Express')).not.toBeInTheDocument();
});

test('the print of the owner, of a whole list, names no person and no choice', () => {
  const print = renderDrivers('/drivers', '');
  print(true);
  expect(screen.getByText(/^Printed \d{4}-\d\d-\d\d \d\d:\d\d [AP]M$/)).toBeInTheDocument();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('a list that is printed as soon as it is shown has all its rows, as a table on paper of any width', () => {
  const print = renderDrivers('/drivers');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  print(true);
  expect(screen.getAllByRole('row')).toHaveLength(101);
});
