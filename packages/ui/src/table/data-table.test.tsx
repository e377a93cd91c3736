import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { listOf, type Column } from './table.types.ts';

const sample = { id: 'Id', price: 'Price', created: 'Created', note: 'Note' };
const render = (...[page, options]: Parameters<typeof renderPage>) =>
  renderPage(page, { namespaces: { sample }, ...options });

interface Order {
  id: string;
  price: number;
  created: string;
}

const columns: Column<Order>[] = [
  { key: 'id', header: 'sample:id', kind: 'id', isSortable: true },
  { key: 'price', header: 'sample:price', kind: 'money', hasUnit: true },
  { key: 'created', header: 'sample:created', kind: 'dateTime' },
  { key: 'control', header: 'sample:note', render: (order) => <em>{order.id}!</em> },
];

function orders(count: number): Order[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `O-${at + 1}`,
    price: at,
    created: '2026-11-21T14:05:00+03:00',
  }));
}

function Orders(props: Partial<DataTableProps<Order>>) {
  return (
    <DataTable
      caption="Orders"
      columns={columns}
      rowKey={(order) => order.id}
      list={listOf(orders(2))}
      empty={{ text: 'No Orders found.' }}
      {...props}
    />
  );
}

test("values are formatted by their column's kind", () => {
  render(<Orders />);
  expect(screen.getByRole('row', { name: 'O-2 1.00 JD 2026-11-21 02:05 PM O-2!' })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'O-1' })).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Orders' })).toBeInTheDocument();
});

test('a missing value is a dash', () => {
  render(<Orders columns={[{ key: 'control', header: 'sample:note' }]} />);
  expect(screen.getAllByText('—')).toHaveLength(2);
});

function Views() {
  const views = [
    orders(50),
    orders(60).slice(10),
    orders(60)
      .slice(10)
      .map((order) => ({ ...order, price: 7 })),
  ];
  const [view, setView] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setView(view + 1)}>
        next view
      </button>
      <Orders list={listOf(views[view] ?? [])} />
    </>
  );
}

test('rows of another view and changed values of a row are rendered', async () => {
  const { user } = render(<Views />);
  const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(names()).toEqual(orders(50).map(({ id }) => id));
  const next = screen.getByRole('button', { name: 'next view' });
  await user.click(next);
  expect(names()).toEqual(
    orders(60)
      .slice(10)
      .map(({ id }) => id),
  );
  expect(screen.getByRole('row', { name: /^O-60 59\.00/ })).toBeInTheDocument();
  await user.click(next);
  expect(screen.getAllByRole('row', { name: / 7\.00 JD/ })).toHaveLength(50);
});

test('a loading table shows skeleton rows and is announced as busy', async () => {
  render(<Orders list={{ ...listOf<Order>([]), isLoading: true }} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(screen.getAllByRole('row')).toHaveLength(9);
  expect(screen.queryByText('No Orders found.')).not.toBeInTheDocument();
  await expectAccessible();
});

test('a failure shows a cross, the message and Retry instead of the empty text', async () => {
  const retry = jest.fn();
  const { user } = render(
    <Orders list={{ ...listOf<Order>([]), error: { message: 'server error' }, retry }} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('server error');
  expect(screen.getByRole('img', { name: 'Failure' })).toBeInTheDocument();
  expect(screen.queryByText('No Orders found.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a failure to load more rows keeps the loaded ones', () => {
  render(<Orders list={{ ...listOf(orders(2)), error: { message: 'server error' }, hasMore: true }} />);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('more rows load on the button and near the end of the list', async () => {
  let report: IntersectionObserverCallback = () => {};
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    report = callback;
    return { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
  });
  const loadMore = jest.fn();
  const { user } = render(<Orders list={{ ...listOf(orders(2)), hasMore: true, loadMore }} />);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(loadMore).toHaveBeenCalledTimes(1);
  const entry = { isIntersecting: true } as IntersectionObserverEntry;
  act(() => report([entry], {} as IntersectionObserver));
  expect(loadMore).toHaveBeenCalledTimes(2);
});

test('more than three actions are in a menu', async () => {
  const onSelect = jest.fn();
  const actions = ['View', 'Edit', 'Print', 'Delete'].map((label) => ({
    label,
    onSelect: () => onSelect(label),
  }));
  const { user } = render(<Orders actions={() => actions} />);
  await user.click(screen.getByRole('button', { name: 'More actions', description: 'O-2' }));
  await user.click(screen.getByRole('menuitem', { name: 'Print' }));
  expect(onSelect).toHaveBeenCalledWith('Print');
});

function Ticked() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <Orders selection={{ selected, onChange: setSelected }} />
      <output>{[...selected].join()}</output>
    </>
  );
}

test('rows are selected one by one or all at once', async () => {
  const { user } = render(<Ticked />);
  await user.click(screen.getByRole('checkbox', { name: 'Select row O-2' }));
  expect(screen.getByRole('status')).toHaveTextContent('O-2');
  expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  expect(screen.getByRole('status')).toHaveTextContent('O-1,O-2');
  await expectAccessible();
});

test('a long list mounts only the rows near the viewport', async () => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(470);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
  await act(async () => void render(<Orders list={listOf(orders(10_000))} />));
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThan(60));
  expect(screen.getAllByRole('row').length).toBeGreaterThan(10);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  expect(screen.getByRole('row', { name: /^O-1 / })).toHaveAttribute('aria-rowindex', '2');
  const scroller = screen.getByRole('region', { name: 'Orders' });
  scroller.scrollTop = 46 * 5_000;
  fireEvent.scroll(scroller);
  expect(screen.getByRole('row', { name: /^O-5001 / })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /^O-1 / })).not.toBeInTheDocument();
});

test('a focused row of a long list passes the focus to the table when it is scrolled away', async () => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(470);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
  const actions = () => [{ label: 'Edit', onSelect: () => {} }];
  await act(async () => void render(<Orders list={listOf(orders(1_000))} actions={actions} />));
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThan(60));
  screen.getByRole('button', { name: 'Edit', description: 'O-2' }).focus();
  const scroller = screen.getByRole('region', { name: 'Orders' });
  scroller.scrollTop = 46 * 500;
  fireEvent.scroll(scroller);
  expect(screen.queryByRole('button', { name: 'Edit', description: 'O-2' })).not.toBeInTheDocument();
  expect(scroller).toHaveFocus();
});

describe('on a phone', () => {
  beforeEach(() => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (media) => Object.assign(new EventTarget(), { matches: media !== 'print', media }) as MediaQueryList,
      );
  });

  test('a row is a card with the same values and actions', async () => {
    const onSelect = jest.fn();
    const { user } = render(<Orders actions={() => [{ label: 'Edit', onSelect }]} />);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const card = within(screen.getByRole('article', { name: 'O-2' }));
    expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual(['Price', 'Created', 'Note']);
    expect(card.getByText('1.00')).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Edit' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    await expectAccessible();
  });

  test('all cards are selected at once', async () => {
    const onChange = jest.fn();
    const { user } = render(<Orders selection={{ selected: new Set(['O-1']), onChange }} />);
    const all = screen.getByRole('checkbox', { name: 'Select all rows' });
    expect(all).toBePartiallyChecked();
    await user.click(all);
    expect(onChange).toHaveBeenCalledWith(new Set(['O-1', 'O-2']));
    await expectAccessible();
  });

  test('cards are sorted by a select', async () => {
    const onSort = jest.fn();
    const { user } = render(<Orders sort="id" onSort={onSort} />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Id, descending');
    expect(onSort).toHaveBeenCalledWith('-id');
  });

  test('loading and empty states are shown', () => {
    const { unmount } = render(<Orders list={{ ...listOf<Order>([]), isLoading: true }} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    unmount();
    render(<Orders list={listOf<Order>([])} />);
    expect(screen.getByText('No Orders found.')).toBeInTheDocument();
  });
});
