import { screen } from '@testing-library/react';
import { Details } from '../frame/details.tsx';
import { Tag } from '../frame/tag.tsx';
import { Money } from '../frame/values.tsx';
import { renderPage } from '../testing/index.ts';
import { CellValue } from './cell-value.tsx';
import { nameOf } from './columns.ts';
import type { Column, ColumnKind } from './table.types.ts';

interface Row {
  value: unknown;
}

const kinds: ColumnKind[] = [
  ...(['text', 'id', 'phone', 'money', 'number', 'date', 'carDate'] as const),
  ...(['dateTime', 'expenseDate', 'month', 'year', 'status'] as const),
];
const odd = [
  'a lot',
  'pending',
  'constructor',
  '__proto__',
  '21/11/2026',
  '99-99',
  '3,5',
  true,
  [1],
  { a: 1 },
];

function renderCells(values: readonly unknown[], language: 'en' | 'ar') {
  const cells = kinds.flatMap((kind) => {
    const column: Column<Row> = {
      key: 'value',
      header: 'sample:value',
      kind,
      words: { Active: 'sample:active' },
      tones: { Active: 'good' },
    };
    return values.map((value) => (
      <li key={`${kind} ${JSON.stringify(value)}`}>
        <CellValue column={column} row={{ value }} hasUnit />
      </li>
    ));
  });
  renderPage(<ul>{cells}</ul>, { language, namespaces: { sample: { value: 'Value', active: 'Active' } } });
  return screen.getAllByRole('listitem').map((cell) => cell.textContent);
}

test.each(['en', 'ar'] as const)('a cell of every kind shows an unknown value as it is in %s', (language) => {
  const texts = odd.map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)));
  expect(renderCells(odd, language)).toEqual(kinds.flatMap(() => texts));
  for (const tag of document.querySelectorAll('[data-tone]'))
    expect(tag).toHaveAttribute('data-tone', 'neutral');
});

test('a cell of every kind shows a missing value as a dash', () => {
  expect(renderCells([null, undefined, ''], 'en')).toEqual(kinds.flatMap(() => ['—', '—', '—']));
});

test('a known word is translated in its tone', () => {
  expect(renderCells(['Active'], 'en').at(-1)).toBe('Active');
  expect(document.querySelector('[data-tone]')).toHaveAttribute('data-tone', 'good');
});

test('an id follows the name that it stands for, if the row has one', () => {
  const column = { key: 'driver_id', header: '', kind: 'id', nameKey: 'driver_name' } as const;
  const rows = [
    { driver_id: 'D-6', driver_name: 'عمر' },
    { driver_id: 'D-6', driver_name: null },
    { driver_id: 'D-6' },
    { driver_id: null, driver_name: null },
  ];
  renderPage(
    <ul>
      {rows.map((row) => (
        <li key={JSON.stringify(row)}>
          <CellValue column={column} row={row} />
        </li>
      ))}
    </ul>,
  );
  expect(screen.getAllByRole('listitem').map((cell) => cell.textContent)).toEqual([
    'عمر (D-6)',
    'D-6',
    'D-6',
    '—',
  ]);
});

test('a row without a name is named by an empty text', () => {
  const columns: Column<Row>[] = [{ key: 'value', header: 'sample:value' }];
  expect(nameOf(columns, { value: null })).toBe('');
  expect(nameOf(columns, { value: 7 })).toBe('7');
});

test('amounts, tags and details show unknown and missing values', () => {
  const { container } = renderPage(
    <>
      <Money value="a lot" />
      <Money value={null} />
      <Tag tone="bad">{null}</Tag>
      <Details items={[{ label: 'Phone', value: null }]} />
    </>,
  );
  expect(container).toHaveTextContent('a lot—Phone—');
  expect(screen.getAllByText('—')[0]).toHaveAttribute('data-tone', 'neutral');
});
