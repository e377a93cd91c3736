import { act, screen, waitFor } from '@testing-library/react';
import { useCallback, useMemo, useState } from 'react';
import { PrintOrigin } from '../printed-from/print-origin.ts';
import { listOf, type Column, type ListResult } from '../table/table.types.ts';
import { fakePrinting, renderPage } from '../testing/index.ts';
import { ListScreen } from './list-screen.tsx';
import { printedCode } from './printed-code.ts';
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

interface DriversProps {
  list?: ListResult<{ id: string }>;
}

function Drivers({ list = { ...listOf(rows), total: 120 } }: DriversProps) {
  const state = useListState({ columns, filters });
  return (
    <ListScreen title="Drivers" state={state}>
      <ListScreen.Toolbar list={list} search={{ label: 'Search drivers' }} />
      <ListScreen.Table list={list} columns={columns} rowKey={({ id }) => id} empty={{ text: 'None.' }} />
    </ListScreen>
  );
}

/** A list of 2,364 rows that loads 500 with each request. */
function LongList() {
  const [count, setCount] = useState(25);
  const all = useMemo(() => Array.from({ length: count }, (_, at) => ({ id: `D-${at + 1}` })), [count]);
  const loadMore = useCallback(() => setCount((loaded) => loaded + 500), []);
  return <Drivers list={{ ...listOf(all), total: 2364, hasMore: true, loadMore }} />;
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

beforeAll(() => printedCode.load());
afterEach(() => jest.useRealTimers());

const view = '/drivers?search=omar&status=Active&day=2026-11-21&sort=-id';

test('a printed list says whose it is, when and by whom it was printed, and how its rows were chosen', () => {
  jest.useFakeTimers({ now: new Date('2026-11-26T22:31:00Z') });
  const print = renderDrivers(view);
  expect(screen.queryByText(/Petra Express/)).not.toBeInTheDocument();
  print(true);
  expect(screen.getByText('Petra Express', { exact: false }).closest('thead')).toHaveTextContent(
    'Petra Express · Drivers',
  );
  expect(screen.getByText('Printed 2026-11-27 01:31 AM by Maha Saleh')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Search: omar',
    'Status: Active',
    'Day: 2026-11-21',
    'Sort by: Id, descending',
    'The first 100 of 120 rows',
  ]);
  print(false);
  expect(screen.queryByText(/Petra Express/)).not.toBeInTheDocument();
});

test('the print of the owner, of a whole list, names no person and no choice', () => {
  const print = renderDrivers('/drivers', '');
  print(true);
  expect(screen.getByText(/^Printed \d{4}-\d\d-\d\d \d\d:\d\d [AP]M$/)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('a list that is printed as soon as it is shown has all its rows, as a table on paper of any width', () => {
  const print = renderDrivers('/drivers');
  print(true);
  expect(screen.getAllByRole('row')).toHaveLength(102);
});

test.each(['the button', 'the shortcut', 'the shortcut of an Arabic keyboard'])(
  '%s prints the first 1,000 rows of a list that has loaded 25',
  async (way) => {
    const setPrinting = fakePrinting();
    const printed: (string | number)[] = [];
    jest.spyOn(window, 'print').mockImplementation(() => {
      setPrinting(true);
      // A query by role takes seconds in so many rows.
      printed.push(
        document.querySelectorAll('tbody th').length,
        document.querySelector('li')?.textContent ?? '',
      );
      setPrinting(false);
    });
    Object.assign(document, { fonts: { ready: Promise.resolve() } });
    const { user } = renderPage(<LongList />, { namespaces: { sample } });
    if (way === 'the button') await user.click(screen.getByRole('button', { name: 'Print' }));
    else {
      const key = way === 'the shortcut' ? 'p' : 'ح';
      const press = new KeyboardEvent('keydown', { key, code: 'KeyP', ctrlKey: true, cancelable: true });
      act(() => void window.dispatchEvent(press));
      expect(press.defaultPrevented).toBe(true);
    }
    await waitFor(() => expect(printed).toEqual([1000, 'The first 1,000 of 2,364 rows']), {
      timeout: 10_000,
    });
  },
);

test('another shortcut in the place of P on a Latin keyboard prints nothing', () => {
  renderDrivers('/drivers');
  const press = new KeyboardEvent('keydown', { key: 'l', code: 'KeyP', ctrlKey: true, cancelable: true });
  expect(window.dispatchEvent(press)).toBe(true);
});

test('a list whose rows cannot be loaded is not printed', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const list = { ...listOf(rows), hasMore: true, error: { message: 'No rows now.' } };
  const { user } = renderPage(<Drivers list={list} />, { namespaces: { sample } });
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled());
  expect(screen.getByText('No rows now.')).toBeInTheDocument();
  expect(print).not.toHaveBeenCalled();
});
