import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../testing/index.ts';
import { DataTable } from './data-table.tsx';
import { listOf, type Column } from './table.types.ts';

// A search puts other rows into the elements that are there. What belongs to a row must not stay behind in them.

type Order = { id: string };

const before: Order[] = [{ id: 'O-1' }, { id: 'O-2' }];
const after: Order[] = [{ id: 'O-3' }, { id: 'O-4' }];

afterEach(() => jest.restoreAllMocks());

function Draft({ of }: { of: string }) {
  const [text, setText] = useState('');
  return (
    <input aria-label={`Draft of ${of}`} value={text} onChange={(event) => setText(event.target.value)} />
  );
}

const withDraft: Column<Order>[] = [
  { key: 'id', header: 'Id' },
  { key: 'draft', header: 'Draft', render: ({ id }) => <Draft of={id} /> },
];
const menu = () => ['A', 'B', 'C', 'D'].map((label) => ({ label, onSelect: () => {} }));

function Drafts() {
  const [rows, setRows] = useState(before);
  return (
    <>
      <button type="button" onClick={() => setRows(after)}>
        others
      </button>
      <DataTable
        caption="Orders"
        columns={withDraft}
        rowKey={({ id }) => id}
        list={listOf(rows)}
        empty={{ text: 'No Orders found.' }}
        actions={menu}
      />
    </>
  );
}

test.each(['a wide page', 'a phone'])(
  'on %s what is typed in a row is never that of another',
  async (page) => {
    if (page === 'a phone') {
      jest
        .spyOn(window, 'matchMedia')
        .mockImplementation(
          (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
        );
    }
    const { user } = renderPage(<Drafts />);
    await user.type(screen.getByRole('textbox', { name: 'Draft of O-1' }), '75');
    await user.click(screen.getByRole('button', { name: 'others' }));
    expect(screen.getByRole('textbox', { name: 'Draft of O-3' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Draft of O-4' })).toHaveValue('');
  },
);

test('a menu that is open goes with its row', async () => {
  const { user } = renderPage(<Drafts />);
  await user.click(screen.getByRole('button', { name: 'More actions', description: 'O-1' }));
  expect(screen.getByRole('menu')).toBeInTheDocument();
  // Without a pointer, which would close the menu: as rows come that nobody asked for.
  fireEvent.click(screen.getByRole('button', { name: 'others' }));
  expect(screen.getByRole('textbox', { name: 'Draft of O-3' })).toBeInTheDocument();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
