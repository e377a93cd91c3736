import { useState } from 'react';
import { Choice } from '../choice/choice.tsx';
import { FilterDateRange, FilterDay } from '../filters/day-filters.tsx';
import { FilterSelect } from '../filters/filters.tsx';
import { Card } from '../frame/card.tsx';
import { ListScreen } from '../list-screen/list-screen.tsx';
import { useListState } from '../list-screen/use-list-state.ts';
import { DataTable } from '../table/data-table.tsx';
import { listOf, type Column } from '../table/table.types.ts';
import { useTheme } from '../theme/theme.ts';
import { Row, Stack } from './workbench.styles.ts';
import type { Samples } from './samples.ts';

const ignore = () => {};

interface Driver {
  id: string;
  name: string;
  balance: number;
  status: string;
}

const columns: readonly Column<Driver>[] = [
  { key: 'id', header: 'sample:id', kind: 'id', isSortable: true },
  { key: 'name', header: 'sample:driver', isPrimary: true, isSortable: true },
  { key: 'balance', header: 'sample:balance', kind: 'money', hasUnit: true },
  {
    key: 'status',
    header: 'sample:status',
    kind: 'status',
    words: { Active: 'sample:active' },
    tones: { Active: 'good' },
  },
];

const filters = [
  {
    name: 'status',
    kind: 'select',
    label: 'sample:status',
    options: [{ value: 'Active', label: 'sample:active' }],
  },
] as const;

const driversOf = (t: Samples): Driver[] =>
  [1234.5, 0, -20.125].map((balance, at) => ({
    id: `D-00${at + 1}`,
    name: t.name,
    balance,
    status: 'Active',
  }));

/** A table with rows, while it loads, without rows, and after a failure. */
export function Tables({ t }: { t: Samples }) {
  const rows = driversOf(t);
  const none = listOf<Driver>([]);
  const states = [
    ['rows', listOf(rows)],
    ['loading', { ...none, isLoading: true, isFetching: true }],
    ['empty', none],
    ['failure', { ...none, error: { message: t.failure } }],
    ['failure with rows', { ...listOf(rows), error: { message: t.failure } }],
  ] as const;
  return (
    <Card title="DataTable">
      <Stack>
        {states.map(([name, list]) => (
          <DataTable
            key={name}
            caption={`${t.driver}, ${name}`}
            columns={columns}
            rowKey={({ id }) => id}
            list={list}
            empty={{ text: t.empty, hint: t.hint }}
            sort="name"
            onSort={ignore}
            actions={() => [{ label: t.remove, isDanger: true, onSelect: ignore }]}
          />
        ))}
      </Stack>
    </Card>
  );
}

/** Filters and choices, without a value and with one. */
export function Filters({ t }: { t: Samples }) {
  const [choice, setChoice] = useState('a');
  const options = [{ value: 'a', label: t.active }];
  return (
    <Card title="FilterSelect, FilterDay, FilterDateRange, Choice">
      <Row>
        <FilterSelect label={t.status} options={options} value="" onChange={ignore} />
        <FilterSelect label={t.status} options={options} value="a" onChange={ignore} />
        <FilterDay label={t.day} value="" onChange={ignore} />
        <FilterDay label={t.day} value="2026-03-04" onChange={ignore} />
        <FilterDateRange label={t.days} value={{}} onChange={ignore} />
        <FilterDateRange label={t.days} value={{ from: '2026-03-04', to: '2026-03-09' }} onChange={ignore} />
      </Row>
      <Choice
        label={t.status}
        value={choice}
        onChange={setChoice}
        options={[...options, { value: 'b', label: t.light }, { value: 'c', label: t.dark }]}
      />
    </Card>
  );
}

/** A whole list screen, on a page of its own. */
export function List({ t }: { t: Samples }) {
  // Follows the theme of the browser, as the page of the parts does.
  useTheme();
  const list = listOf(driversOf(t));
  const state = useListState({ defaultSort: 'id', columns, filters });
  return (
    <ListScreen title={t.driver} state={state} create={{ to: '/', label: t.save }}>
      <ListScreen.Toolbar list={list} search={{ label: t.driver }} />
      <ListScreen.Table
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        empty={{ text: t.empty }}
        dialogs={{ view: { title: ({ name }) => name, items: ({ id }) => [{ label: t.id, value: id }] } }}
      />
    </ListScreen>
  );
}
