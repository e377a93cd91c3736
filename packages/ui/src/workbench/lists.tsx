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

function columnsOf(t: Samples): Column<Driver>[] {
  const statuses = { Active: { label: t.active, tone: 'good' } } as const;
  return [
    { key: 'id', header: t.id, kind: 'id', isSortable: true },
    { key: 'name', header: t.driver, isPrimary: true, isSortable: true },
    { key: 'balance', header: t.balance, kind: 'money', hasUnit: true },
    { key: 'status', header: t.status, kind: 'status', statuses },
  ];
}

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
            columns={columnsOf(t)}
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
  const columns = columnsOf(t);
  const state = useListState({
    defaultSort: 'id',
    columns,
    filters: [
      { name: 'status', kind: 'select', label: t.status, options: [{ value: 'a', label: t.active }] },
    ],
  });
  return (
    <ListScreen
      title={t.driver}
      columns={columns}
      rowKey={({ id }) => id}
      state={state}
      list={listOf(driversOf(t))}
      search={{ label: t.driver }}
      empty={{ text: t.empty }}
      create={{ to: '/', label: t.save }}
      view={{ title: ({ name }) => name, items: ({ id }) => [{ label: t.id, value: id }] }}
    />
  );
}
