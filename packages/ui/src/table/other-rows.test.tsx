import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../testing/index.ts';
import { DataTable } from './data-table.tsx';
import { listOf, type Column } from './table.types.ts';

const sample = { id: 'Id', draft: 'Draft' };
const render = (...[page, options]: Parameters<typeof renderPage>) =>
  renderPage(page, { namespaces: { sample }, ...options });

// State of a row must not move to another one.

interface Order {
  id: string;
}

const before: Order[] = [{ id: 'O-1' }, { id: 'O-2' }];
const after: Order[] = [{ id: 'O-3' }, { id: 'O-4' }];
const manyFrom = (start: number, length = 40) =>
  Array.from({ length }, (_, at) => ({ id: `O-${start + at}` }));
const many: Order[] = manyFrom(1);

afterEach(() => jest.restoreAllMocks());

function Draft({ of }: { of: string }) {
  const [text, setText] = useState('');
  return (
    <input aria-label={`Draft of ${of}`} value={text} onChange={(event) => setText(event.target.value)} />
  );
}

const withDraft: Column<Order>[] = [
  { key: 'id', header: 'sample:id' },
  { key: 'control', header: 'sample:draft', render: ({ id }) => <Draft of={id} /> },
];
const menu = () => ['A', 'B', 'C', 'D'].map((label) => ({ label, onSelect: () => {} }));

function Drafts({ views = [before, after] }: { views?: Order[][] }) {
  const [view, setView] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setView(view + 1)}>
        others
      </button>
      <DataTable
        caption="Orders"
        columns={withDraft}
        rowKey={({ id }) => id}
        list={listOf(views[view] ?? [])}
        empty={{ text: 'No Orders found.' }}
        actions={menu}
      />
    </>
  );
}

const pages = ['a wide page', 'a phone'] as const;

function resizeTo(page: (typeof pages)[number]) {
  if (page === 'a wide page') return;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: media !== 'print', media }) as MediaQueryList,
    );
}

test.each(pages)('on %s typed input never moves to another row', async (page) => {
  resizeTo(page);
  const { user } = render(<Drafts />);
  await user.type(screen.getByRole('textbox', { name: 'Draft of O-1' }), '75');
  await user.click(screen.getByRole('button', { name: 'others' }));
  expect(screen.getByRole('textbox', { name: 'Draft of O-3' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Draft of O-4' })).toHaveValue('');
});

test('an open menu closes when its row is replaced', async () => {
  const { user } = render(<Drafts />);
  await user.click(screen.getByRole('button', { name: 'More actions', description: 'O-1' }));
  expect(screen.getByRole('menu')).toBeInTheDocument();
  // Without the pointer, which would close the menu: the rows change by themselves.
  fireEvent.click(screen.getByRole('button', { name: 'others' }));
  expect(screen.getByRole('textbox', { name: 'Draft of O-3' })).toBeInTheDocument();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test.each(pages)(
  "on %s the focus moves to the list when its row is replaced, not to another row's button",
  async (page) => {
    resizeTo(page);
    render(<Drafts />);
    const opener = screen.getByRole('button', { name: 'More actions', description: 'O-1' });
    act(() => opener.focus());
    fireEvent.click(screen.getByRole('button', { name: 'others' }));
    expect(opener).not.toBeInTheDocument();
    expect(screen.getByRole(page === 'a phone' ? 'list' : 'region', { name: 'Orders' })).toHaveFocus();
  },
);

test.each(pages)('on %s the focus moves to the list when it becomes long', async (page) => {
  resizeTo(page);
  render(<Drafts views={[many, manyFrom(1, 250)]} />);
  const opener = screen.getByRole('button', { name: 'More actions', description: 'O-1' });
  act(() => opener.focus());
  fireEvent.click(screen.getByRole('button', { name: 'others' }));
  await waitFor(() => expect(opener).not.toBeInTheDocument());
  await waitFor(() =>
    expect(screen.getByRole(page === 'a phone' ? 'list' : 'region', { name: 'Orders' })).toHaveFocus(),
  );
});

const renderNote = jest.fn(({ id }: Order) => id);
const withNote: Column<Order>[] = [{ key: 'id', header: 'sample:id', render: renderNote }];
const idOf = ({ id }: Order) => id;

function Searched() {
  const [rows, setRows] = useState(before);
  return (
    <>
      <button type="button" onClick={() => setRows([...before.slice(0, 1), { id: 'O-9' }])}>
        search
      </button>
      <DataTable
        caption="Orders"
        columns={withNote}
        rowKey={idOf}
        list={listOf(rows)}
        empty={{ text: 'No Orders found.' }}
      />
    </>
  );
}

test('rows that stay the same are not rendered again', () => {
  render(<Searched />);
  renderNote.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'search' }));
  expect(renderNote.mock.calls.map(([{ id }]) => id)).toEqual(['O-9']);
});

test('a row that moves keeps the focus and its typed values', async () => {
  const [first, ...others] = many;
  const { user } = render(<Drafts views={[many, [...others, ...(first ? [first] : [])]]} />);
  expect(screen.getAllByRole('rowheader')).toHaveLength(40);
  const draft = screen.getByRole('textbox', { name: 'Draft of O-1' });
  await user.type(draft, '75');
  fireEvent.click(screen.getByRole('button', { name: 'others' }));
  expect(screen.getAllByRole('rowheader').at(-1)).toHaveTextContent('O-1');
  expect(draft).toHaveFocus();
  expect(draft).toHaveValue('75');
});
