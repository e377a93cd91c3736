import { screen, within } from '@testing-library/react';
import { renderPage } from '../testing/index.ts';
import { DataTable } from '../table/data-table.tsx';
import { listOf, type Column, type RowAction } from '../table/table.types.ts';
import { fillList, type Viewer } from './fill-list.ts';
import type { ListedColumn, ListedRows } from './first-rows.types.ts';
import { RowTemplates } from './row-templates.tsx';

type Row = Record<string, unknown>;

const both = { en: 'English', ar: 'عربي' };
const kinds = [
  ...(['text', 'id', 'phone', 'money', 'number', 'date', 'carDate'] as const),
  ...(['dateTime', 'expenseDate', 'month', 'year', 'status'] as const),
];
/** A column of each kind. */
const described: ListedColumn[] = kinds.map((kind) => ({
  key: kind,
  kind,
  header: { en: `Heading ${kind}`, ar: `عنوان ${kind}` },
  isSortable: true,
  isPrimary: kind === 'id',
  isBrief: true,
  ...(kind === 'status' && { words: { Active: both }, tones: { Active: 'good' as const } }),
}));
const columns: Column<Row>[] = described.map(({ words, ...column }) => ({
  ...column,
  header: `sample:${column.kind}`,
  ...(words && { words: { Active: 'sample:active' } }),
}));
const words = (language: 'en' | 'ar') => ({
  sample: {
    ...Object.fromEntries(described.map(({ kind = '', header }) => [kind, header[language]])),
    active: both[language],
  },
});

const usual: Row = {
  text: 'A text so long that its cell is cut at the end of the line',
  id: 'D-1',
  phone: '0791234567',
  money: 1234.5,
  number: 12.5,
  date: '2026-11-21T14:05:09+03:00',
  carDate: '2026-11-21',
  dateTime: '2026-11-21T14:05:09+03:00',
  expenseDate: '2026-11-21T14:05:09+03:00',
  month: '2026-11',
  year: '2026-11-21',
  status: 'Active',
};
const missing: Row = { ...Object.fromEntries(kinds.map((kind) => [kind, null])), id: 'D-2' };
const odd: Row = { ...Object.fromEntries(kinds.map((kind) => [kind, 'a lot'])), id: 'D-3', money: -0.125 };
const rows = [usual, missing, odd];
const labels = { en: ['View', 'Edit', 'Delete'], ar: ['عرض', 'تعديل', 'حذف'] };
const actionsIn = (language: 'en' | 'ar') => (): RowAction[] =>
  labels[language].map((label) => ({ label, onSelect: () => undefined }));

const list: ListedRows = {
  columns: described,
  actions: ['view', 'edit', 'delete'],
  change: 'records.change',
};
const viewer: Viewer = { language: 'en', pathname: '/page', may: () => true, can: () => true };

function setWidth(isPhone: boolean) {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: isPhone && query.includes('width'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}

function templates(language: 'en' | 'ar' = 'en'): Element {
  const { container, unmount } = renderPage(<RowTemplates />, { language });
  const copy = container.querySelector('[data-row-templates]')?.cloneNode(true);
  unmount();
  if (!(copy instanceof Element)) throw new Error('No templates');
  return copy;
}

const filled = (options: Partial<ListedRows> = {}, seen: Partial<Viewer> = {}) =>
  fillList(templates(seen.language), { ...list, ...options }, rows, { ...viewer, ...seen });

/** Elements of a list with their texts and the attributes that styles read. */
const describeElement = (root: ParentNode | undefined) =>
  [...(root?.querySelectorAll('th, td, dt, dd, h2, bdi, small, [data-tone]') ?? [])].map((element) => {
    const attributes = ['data-figures', 'data-long', 'data-decimals', 'data-negative', 'data-tone', 'dir'];
    const set = attributes.filter((name) => element.hasAttribute(name));
    return [element.tagName, element.textContent, ...set.map((name) => element.getAttribute(name))];
  });

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe.each([
  ['a table', false, 'en'],
  ['a table in Arabic', false, 'ar'],
  ['cards', true, 'en'],
  ['cards in Arabic', true, 'ar'],
] as const)('as %s', (_, isPhone, language) => {
  test('the first rows are those that the list renders', () => {
    setWidth(isPhone);
    const first = filled({}, { language })?.rows;
    const { container } = renderPage(
      <DataTable
        list={listOf(rows)}
        columns={columns}
        rowKey={(row) => String(row['id'])}
        caption="Drivers"
        empty={{ text: '' }}
        actions={actionsIn(language)}
        onSort={() => undefined}
      />,
      { language, namespaces: words(language) },
    );
    expect(describeElement(first)).toEqual(describeElement(container));
    expect(describeElement(first).length).toBeGreaterThan(rows.length * 2);
  });
});

test('columns are left out that the person may not see, the server lacks or the browser hides', () => {
  setWidth(false);
  const hidden = described.map((column) => ({
    ...column,
    ...(column.key === 'money' && { see: 'balances.see' }),
    ...(column.key === 'number' && { needs: 'books' }),
  }));
  localStorage.setItem('columns:/page', 'phone,-text');
  const { rows: table } = filled({ columns: hidden }, { may: () => false, can: () => false }) ?? {};
  const headings = [...(table?.querySelectorAll('thead th') ?? [])].map((cell) => cell.textContent);
  expect(headings.slice(0, 2)).toEqual(['Heading phone', 'Heading id']);
  expect(headings).not.toContain('Heading text');
  expect(headings).not.toContain('Heading money');
  expect(headings).not.toContain('Heading number');
});

test('somebody who may change nothing has no buttons for it', () => {
  setWidth(false);
  const buttonsOf = (may: Viewer['may']) =>
    [...(filled({}, { may })?.rows.querySelectorAll('tbody tr:first-child button') ?? [])].map(
      (button) => button.textContent,
    );
  expect(buttonsOf(() => true)).toEqual(['View', 'Edit', 'Delete']);
  expect(buttonsOf(() => false)).toEqual(['View']);
});

test('a menu of many actions has the number of buttons beside it', () => {
  setWidth(false);
  const { rows: table } = filled({ actions: 'menu', quickActions: 2 }) ?? {};
  expect(table?.querySelectorAll('tbody tr:first-child button')).toHaveLength(3);
});

test('a list whose rows are selected has a box for each and one for all', () => {
  setWidth(false);
  expect(filled({ isSelectable: true })?.rows.querySelectorAll('input')).toHaveLength(rows.length + 1);
  expect(filled()?.rows.querySelectorAll('input')).toHaveLength(0);
});

test('the toolbar has the filters that the person may use, the columns of a long row, and print', () => {
  setWidth(false);
  const label = (text: string) => ({ en: text, ar: text });
  const filters = [
    { kind: 'select' as const, label: label('Status') },
    { kind: 'days' as const, label: label('Order date') },
    { kind: 'toggle' as const, label: label('Deleted'), needs: 'deleted', see: 'records.change' },
  ];
  const textsOf = (may: Viewer['may']) =>
    filled({ filters }, { may })?.toolbar.map(({ textContent }) => textContent);
  expect(textsOf(() => true)).toEqual(['Status: All', 'Order date', 'Deleted', '', 'Columns', 'Print']);
  expect(textsOf(() => false)).toEqual(['Status: All', 'Order date', '', 'Columns', 'Print']);
});

test('a toolbar with more filters than a line holds has the first ones and the button for the others', () => {
  setWidth(false);
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  const filters = names.map((name) => ({ kind: 'toggle' as const, label: { en: name, ar: name } }));
  const texts = filled({ filters })?.toolbar.map(({ textContent }) => textContent);
  expect(texts?.slice(0, 5)).toEqual([...names.slice(0, 4), 'More']);
  expect(filled({ filters: filters.slice(1) })?.toolbar[4]).toHaveTextContent('Six');
});

test('a list without rows has no first rows', () => {
  expect(fillList(templates(), list, [], viewer)).toBeUndefined();
});

test('the templates of cards name the orders in which they can be sorted', () => {
  setWidth(true);
  const { rows: cards } = filled({ columns: described.slice(0, 2) }) ?? {};
  document.body.append(cards ?? '');
  const options = within(screen.getByRole('combobox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Sort by',
    'Heading text, ascending',
    'Heading text, descending',
    'Heading id, ascending',
    'Heading id, descending',
  ]);
  cards?.remove();
});
