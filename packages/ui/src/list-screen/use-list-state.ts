import { isDay } from '@tawseel/i18n/text';
import type { LoadChoices } from '../combobox/combobox.types.ts';
import type { Option } from '../fields/fields.tsx';
import type { DayRange } from '../filters/day-filters.tsx';
import { toggled } from '../filters/filters.tsx';
import { longestSearch } from '../filters/search-box.tsx';
import type { ColumnLayout } from './column-layout.ts';
import { useAddressParams } from './use-address-params.ts';
import { useColumnLayout } from './use-column-layout.ts';

/** An option of a filter. With `values`, it stands for several values of the server. */
export interface FilterOption extends Option {
  values?: readonly string[];
}

/** One filter of a list; `name` is the server's name for it, labels are translation keys with their namespace. */
export type ListFilter =
  | { name: string; kind: 'select'; label: string; options: readonly FilterOption[] }
  /** One row of another list. */
  | { name: string; kind: 'choice'; label: string; choices: LoadChoices }
  /** One calendar day. */
  | { name: string; kind: 'day'; label: string }
  | { name: string; kind: 'days'; label: string }
  /** Set or not. */
  | { name: string; kind: 'toggle'; label: string };

/** Shows deleted rows in place of the others. */
export const deletedFilter = { name: 'deleted', kind: 'toggle', label: 'base:deleted' } as const;

type FilterChoice = string | string[] | DayRange;

/** Query for the server; unset fields are left out. */
export interface ListStateQuery {
  search?: string;
  /** Column, `-` before it for descending. */
  sort?: string;
  filter?: Record<string, FilterChoice>;
}

/** Search, sort and filters of a list, stored in the URL so that a view can be shared, reloaded and revisited. */
export interface ListState {
  search: string;
  sort: string | undefined;
  filters: readonly ListFilter[];
  /** Value of a filter; empty if it is not set. */
  textOf: (name: string) => string;
  daysOf: (name: string) => DayRange;
  /** Whether a search or filter narrows the list. */
  isNarrowed: boolean;
  /** Parameters of the URL that the list does not support, `name=value`. */
  unknown: readonly string[];
  query: ListStateQuery;
  setSearch: (text: string) => void;
  setSort: (sort: string) => void;
  setFilter: (name: string, value: string | DayRange) => void;
  /** Clears search and filters; keeps the sort. */
  clear: () => void;
  columns: readonly ListColumn[];
  /** Order and hidden columns that the administrator chose. */
  layout: ColumnLayout;
  setLayout: (layout: ColumnLayout) => void;
}

/** A column as far as the state of a list knows it; `header` is a translation key with its namespace. */
export interface ListColumn {
  key: string;
  header?: string;
  isSortable?: boolean;
  isPrimary?: boolean;
}

export interface ListStateOptions {
  /** Sort if the URL names none. */
  defaultSort?: string;
  filters?: readonly ListFilter[];
  /** Whether the list can show its deleted rows. */
  hasDeleted?: boolean;
  /** Columns of the list; the URL may sort by the sortable ones. */
  columns?: readonly ListColumn[];
  /** Parameters of the URL that the page reads itself. */
  pageParams?: readonly string[];
}

const noFilters: readonly ListFilter[] = [];
const noColumns: readonly ListColumn[] = [];
const noParams: readonly string[] = [];

/** The URL's sort, if the list has such a column. */
function readSort(params: URLSearchParams, columns: readonly ListColumn[]): string | undefined {
  const sort = params.get('sort') ?? '';
  const name = sort.replace(/^-/, '');
  return columns.some(({ key, isSortable }) => isSortable && key === name) ? sort : undefined;
}

/** The URL's day, if it exists: a URL may come from anywhere, and the server refuses impossible days. */
function readDay(params: URLSearchParams, name: string): string | undefined {
  const day = params.get(name) ?? '';
  return isDay(day) ? day : undefined;
}

function readDays(params: URLSearchParams, name: string): DayRange {
  return { from: readDay(params, `${name}.from`), to: readDay(params, `${name}.to`) };
}

/** The URL's filter value, if the filter has it. */
function readText(params: URLSearchParams, filter: ListFilter): string {
  if (filter.kind === 'day') return readDay(params, filter.name) ?? '';
  const text = params.get(filter.name) ?? '';
  if (filter.kind === 'toggle') return text && toggled;
  if (filter.kind === 'select') return filter.options.some(({ value }) => value === text) ? text : '';
  return text.slice(0, longestSearch);
}

function readFilter(params: URLSearchParams, filter: ListFilter): [string, FilterChoice][] {
  const { name, kind } = filter;
  if (kind !== 'days') {
    const value = readText(params, filter);
    if (!value) return [];
    const option = kind === 'select' ? filter.options.find((one) => one.value === value) : undefined;
    if (option?.values) return [[name, [...option.values]]];
    return [[name, kind === 'day' ? { from: value, to: value } : value]];
  }
  const { from, to } = readDays(params, name);
  return from || to ? [[name, { ...(from && { from }), ...(to && { to }) }]] : [];
}

/** Parameters that are no filters: those of pages with several lists, and of local builds. */
const otherParams: ReadonlySet<string> = new Set(['search', 'view', 'override']);

function isKnown(
  params: URLSearchParams,
  name: string,
  filters: readonly ListFilter[],
  { columns = noColumns, pageParams = noParams }: ListStateOptions,
): boolean {
  if (otherParams.has(name) || pageParams.includes(name) || params.get(name) === '') return true;
  if (name === 'sort') return readSort(params, columns) !== undefined;
  return filters.some((filter) =>
    filter.kind === 'days'
      ? [`${filter.name}.from`, `${filter.name}.to`].includes(name) && readDay(params, name) !== undefined
      : filter.name === name && readText(params, filter) !== '',
  );
}

function writeParam(params: URLSearchParams, name: string, value: string | undefined) {
  if (value) params.set(name, value);
  else params.delete(name);
}

/**
 * Reads and writes the state of a list in the URL. A URL may come from anywhere, so values that the list does not support
 * are not applied, and listed as unknown.
 */
export function useListState(options: ListStateOptions = {}): ListState {
  const { defaultSort, hasDeleted, columns = noColumns } = options;
  const own = options.filters ?? noFilters;
  const filters = hasDeleted ? [...own, deletedFilter] : own;
  const [params, change] = useAddressParams();
  const [layout, setLayout] = useColumnLayout();
  const search = (params.get('search') ?? '').slice(0, longestSearch);
  const sort = readSort(params, columns) ?? defaultSort;
  const set: Record<string, FilterChoice> = Object.fromEntries(
    filters.flatMap((filter) => readFilter(params, filter)),
  );
  const hasFilter = Object.keys(set).length > 0;
  const unknown = [...params.keys()].filter((name) => !isKnown(params, name, filters, options));

  const setFilter = (name: string, value: string | DayRange) =>
    change((next) => {
      if (typeof value === 'string') return writeParam(next, name, value);
      writeParam(next, `${name}.from`, value.from);
      writeParam(next, `${name}.to`, value.to);
    });
  return {
    search,
    sort,
    filters,
    columns,
    layout,
    setLayout,
    textOf: (name) => {
      const filter = filters.find((candidate) => candidate.name === name);
      return filter ? readText(params, filter) : '';
    },
    daysOf: (name) => readDays(params, name),
    unknown: unknown.map((name) => `${name}=${params.get(name) ?? ''}`),
    isNarrowed: search !== '' || hasFilter,
    query: { ...(search && { search }), ...(sort && { sort }), ...(hasFilter && { filter: set }) },
    setSearch: (text) => change((next) => writeParam(next, 'search', text)),
    setSort: (column) => change((next) => writeParam(next, 'sort', column)),
    setFilter,
    clear: () =>
      change((next) => {
        next.delete('search');
        for (const name of unknown) next.delete(name);
        for (const { name } of filters)
          for (const key of [name, `${name}.from`, `${name}.to`]) next.delete(key);
      }),
  };
}
