import { screen, waitFor, within } from '@testing-library/react';
import { matchesSearch } from '@tawseel/i18n/text';
import { useState } from 'react';
import * as z from 'zod/mini';
import { listOf, type Column, type ListResult } from '../table/table.types.ts';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { ListScreen } from './list-screen.tsx';
import { useListState } from './use-list-state.ts';

const sample = {
  id: 'Id',
  name: 'Name',
  salary: 'Salary',
  status: 'Status',
  active: 'Active',
  inactive: 'Not active',
};
const render = (...[page, options]: Parameters<typeof renderPage>) =>
  renderPage(page, { namespaces: { sample }, ...options });

interface Driver {
  driver_id: string;
  name: string;
  salary: number;
  status: string;
}

const drivers: Driver[] = [
  { driver_id: 'D-1', name: 'Omar Haddad', salary: 350, status: 'Active' },
  { driver_id: 'D-2', name: 'Layla Nasser', salary: -3, status: 'InActive' },
];
const schema = z.object({
  driver_id: z.string(),
  name: z.string().check(z.minLength(1, 'required')),
  salary: z.number({ error: 'number' }),
});
const words = { Active: 'sample:active', InActive: 'sample:inactive' };

const columns: Column<Driver>[] = [
  { key: 'driver_id', header: 'sample:id', kind: 'id', isSortable: true },
  { key: 'name', header: 'sample:name', isPrimary: true, isSortable: true },
  { key: 'salary', header: 'sample:salary', kind: 'money' },
  { key: 'status', header: 'sample:status', kind: 'status', words, tones: { Active: 'good' } },
];

interface DriversProps {
  all?: Driver[];
  shownColumns?: Column<Driver>[];
  list?: Partial<ListResult<Driver>>;
  save?: (values: z.output<typeof schema>, changed: string[]) => unknown;
  remove?: (row: Driver) => unknown;
}

/** A feature's part: columns, fields and translations. */
function DriversPage({ all = drivers, shownColumns = columns, list = {}, save, remove }: DriversProps) {
  const [rows, setRows] = useState(all);
  const state = useListState({
    defaultSort: 'driver_id',
    columns,
    filters: [
      {
        name: 'status',
        kind: 'select',
        label: 'sample:status',
        options: [{ value: 'Active', label: 'sample:active' }],
      },
    ],
  });
  const { search = '', filter = {} } = state.query;
  const matching = rows.filter((row) => matchesSearch(search, [row.driver_id, row.name]));
  const rowsShown = matching.filter((row) => !filter.status || row.status === filter.status);
  const shown = { ...listOf(rowsShown), ...list };

  return (
    <ListScreen title="Drivers" state={state} create={{ to: '/create-driver', label: 'Create driver' }}>
      <ListScreen.Toolbar list={shown} search={{ label: 'Search drivers' }} />
      <ListScreen.Table
        list={shown}
        columns={shownColumns}
        rowKey={(row) => row.driver_id}
        empty={{ text: 'No drivers found.', hint: 'Add the first one.' }}
        dialogs={{
          view: { title: (row) => row.name, items: (row) => [{ label: 'Id', value: row.driver_id }] },
          edit: {
            title: (row) => `Edit ${row.name}`,
            schema,
            fields: () => [
              { name: 'driver_id', kind: 'id', label: 'Id', readOnly: true },
              { name: 'name', kind: 'text', label: 'Name' },
              { name: 'salary', kind: 'money', label: 'Salary' },
            ],
            save: (values, _, changed) => save?.(values, changed),
            done: 'Driver updated successfully!',
          },
          remove: {
            question: (row) => `Delete driver ${row.driver_id}?`,
            run: async (row) => {
              await remove?.(row);
              setRows(rows.filter((other) => other !== row));
            },
            done: 'Driver deleted successfully!',
          },
        }}
      />
    </ListScreen>
  );
}

const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const dataRows = () => screen.getAllByRole('row').slice(1);

test('renders the rows by its columns', async () => {
  render(<DriversPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Drivers' })).toBeInTheDocument();
  expect(screen.getByText('2 results')).toBeInTheDocument();
  expect(row(/Omar/).getByText('350.00')).toBeInTheDocument();
  expect(row(/Layla/).getByText('-3.00').parentElement).toHaveAttribute('data-negative');
  expect(row(/Layla/).getByText('Not active')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create driver' })).toHaveAttribute('href', '/create-driver');
  await expectAccessible();
});

test('search and filters apply, are kept in the URL, and can be cleared', async () => {
  const { user, router } = render(<DriversPage />);
  await user.type(screen.getByRole('searchbox', { name: 'Search drivers' }), 'layla');
  await waitFor(() => expect(router.state.location.search).toBe('?search=layla'));
  await waitFor(() => expect(dataRows()).toHaveLength(1));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter: Status' }), 'Active');
  expect(await screen.findByText('No drivers found.')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?search=layla&status=Active'));
  await user.click(
    within(screen.getByRole('region', { name: 'Drivers' })).getByRole('button', { name: 'Clear filters' }),
  );
  await waitFor(() => expect(dataRows()).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  expect(screen.getByRole('heading', { name: 'Drivers' })).toHaveFocus();
});

test("a filter set during the search's debounce is kept", async () => {
  const { user, router } = render(<DriversPage />);
  await user.type(screen.getByRole('searchbox', { name: 'Search drivers' }), 'omar');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter: Status' }), 'Active');
  await waitFor(() => expect(router.state.location.search).toContain('search=omar'));
  expect(router.state.location.search).toContain('status=Active');
});

test('a header sorts ascending, then descending', async () => {
  const { user, router } = render(<DriversPage />);
  expect(screen.getByRole('columnheader', { name: 'Id' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=name'));
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=-name'));
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
});

test('a row opens in a read-only dialog', async () => {
  const { user } = render(<DriversPage />);
  await user.click(row(/Omar/).getByRole('button', { name: 'View', description: 'Omar Haddad' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Omar Haddad' }));
  expect(dialog.getByRole('definition')).toHaveTextContent('D-1');
});

test('an opened dialog renders no row again', async () => {
  const renderName = jest.fn(({ name }: Driver) => name);
  const rendered: Column<Driver>[] = [{ key: 'name', header: 'sample:name', render: renderName }];
  const { user } = render(<DriversPage shownColumns={rendered} />);
  renderName.mockClear();
  await user.click(row(/Omar/).getByRole('button', { name: 'View' }));
  expect(screen.getByRole('dialog', { name: 'Omar Haddad' })).toBeInTheDocument();
  expect(renderName).not.toHaveBeenCalled();
});

test('editing a row in a dialog shows a toast', async () => {
  const save = jest.fn();
  const { user } = render(<DriversPage save={save} />);
  await user.click(row(/Omar/).getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Omar Haddad' }));
  expect(dialog.getByLabelText('Id')).toHaveAttribute('readonly');
  await user.clear(dialog.getByLabelText('Salary'));
  await user.type(dialog.getByLabelText('Salary'), '٤٠٠');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(save).toHaveBeenCalledWith({ driver_id: 'D-1', name: 'Omar Haddad', salary: 400 }, ['salary']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('Driver updated successfully!');
});

test('a confirmed deletion removes the row and moves the focus to the next row', async () => {
  const remove = jest.fn();
  const { user } = render(<DriversPage remove={remove} />);
  await user.click(row(/Omar/).getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Delete' }));
  expect(dialog.getByText('Delete driver D-1?')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(remove).not.toHaveBeenCalled();
  await user.click(row(/Omar/).getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Omar Haddad')).not.toBeInTheDocument());
  expect(screen.getByText('Driver deleted successfully!')).toBeInTheDocument();
  await waitFor(() => expect(row(/Layla/).getByRole('button', { name: 'Delete' })).toHaveFocus());
});

test('a confirmed deletion of the last row moves the focus to the previous one, or else to the heading', async () => {
  const { user } = render(<DriversPage />);
  const removeRow = async (name: RegExp) => {
    await user.click(row(name).getByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  };
  await removeRow(/Layla/);
  await waitFor(() => expect(row(/Omar/).getByRole('button', { name: 'Delete' })).toHaveFocus());
  await removeRow(/Omar/);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Drivers' })).toHaveFocus());
});

test('a refused deletion shows the reason in the dialog', async () => {
  const { user } = render(<DriversPage remove={() => Promise.reject(new Error('Driver D-1 holds money'))} />);
  await user.click(row(/Omar/).getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Driver D-1 holds money');
  expect(screen.getByRole('img', { name: 'Failure' })).toBeInTheDocument();
});

test('an empty list shows its text and the next step', async () => {
  render(<DriversPage all={[]} />);
  expect(screen.getByText('No drivers found.')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Create driver' })).toHaveLength(2);
  await expectAccessible();
});

test("the kit's own texts are Arabic in Arabic", () => {
  render(<DriversPage />, { language: 'ar' });
  expect(screen.getByText('نتيجتان')).toBeInTheDocument();
  expect(row(/Omar/).getByRole('button', { name: 'تعديل' })).toBeInTheDocument();
});
