import { isDay } from '@tawseel/i18n/text';
import type { Option } from '../fields/fields.tsx';
import type { DayRange } from '../filters/day-filters.tsx';
import { longestSearch } from '../filters/search-box.tsx';
import type { Column } from '../table/table.types.ts';
import { useAddressParams } from './use-address-params.ts';

/** One filter of a list; `name` is what the server calls it. */
export type ListFilter =
  | { name: string; kind: 'select'; label: string; options: readonly Option[] }
  | { name: string; kind: 'text'; label: string }
  /** One calendar day. */
  | { name: string; kind: 'day'; label: string }
  | { name: string; kind: 'days'; label: string };

/** What is asked of the server: fields that are not set are left out. */
export interface ListStateQuery {
  search?: string;
  /** Column, `-` before it for descending. */
  sort?: string;
  filter?: Record<string, string | DayRange>;
}

/** Search, sorting and filters of a list, kept in the address so that it can be shared, reloaded and gone back to. */
export interface ListState {
  search: string;
  sort: string | undefined;
  filters: readonly ListFilter[];
  /** What a filter is set to; empty when it is not. */
  textOf: (name: string) => string;
  daysOf: (name: string) => DayRange;
  /** Whether a search or filter narrows the list. */
  isNarrowed: boolean;
  query: ListStateQuery;
  setSearch: (text: string) => void;
  setSort: (sort: string) => void;
  setFilter: (name: string, value: string | DayRange) => void;
  /** Drops search and filters; the sorting stays. */
  clear: () => void;
}

export interface ListStateOptions {
  /** Sorting while the address names none. */
  defaultSort?: string;
  filters?: readonly ListFilter[];
  /** Columns of the list: an address may name those that are sortable. */
  columns?: readonly Pick<Column<never>, 'key' | 'isSortable'>[];
}

const noFilters: readonly ListFilter[] = [];

/** The sorting of the address, unless the list has no such column. */
function readSort(params: URLSearchParams, columns: ListStateOptions['columns']): string | undefined {
  const sort = params.get('sort') ?? '';
  const name = sort.replace(/^-/, '');
  return columns?.some(({ key, isSortable }) => isSortable && key === name) ? sort : undefined;
}

/** A day of the address, unless it does not exist: an address may come from anywhere, and the server refuses such days. */
function readDay(params: URLSearchParams, name: string): string | undefined {
  const day = params.get(name) ?? '';
  return isDay(day) ? day : undefined;
}

function readDays(params: URLSearchParams, name: string): DayRange {
  return { from: readDay(params, `${name}.from`), to: readDay(params, `${name}.to`) };
}

/** A filter's text, unless it is none that the filter can be set to. */
function readText(params: URLSearchParams, filter: ListFilter): string {
  if (filter.kind === 'day') return readDay(params, filter.name) ?? '';
  const text = params.get(filter.name) ?? '';
  if (filter.kind === 'select') return filter.options.some(({ value }) => value === text) ? text : '';
  return text.slice(0, longestSearch);
}

function readFilter(params: URLSearchParams, filter: ListFilter): [string, string | DayRange][] {
  const { name, kind } = filter;
  if (kind !== 'days') {
    const value = readText(params, filter);
    if (!value) return [];
    return [[name, kind === 'day' ? { from: value, to: value } : value]];
  }
  const { from, to } = readDays(params, name);
  return from || to ? [[name, { ...(from && { from }), ...(to && { to }) }]] : [];
}

function writeParam(params: URLSearchParams, name: string, value: string | undefined) {
  if (value) params.set(name, value);
  else params.delete(name);
}

/**
 * Reads and writes the state of a list in the address. An address may come from anywhere: what the list cannot be asked
 * for is read as if it were not there.
 */
export function useListState(options: ListStateOptions = {}): ListState {
  const { defaultSort, filters = noFilters, columns } = options;
  const [params, change] = useAddressParams();
  const search = (params.get('search') ?? '').slice(0, longestSearch);
  const sort = readSort(params, columns) ?? defaultSort;
  const set: Record<string, string | DayRange> = Object.fromEntries(
    filters.flatMap((filter) => readFilter(params, filter)),
  );
  const hasFilter = Object.keys(set).length > 0;

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
    textOf: (name) => {
      const filter = filters.find((candidate) => candidate.name === name);
      return filter ? readText(params, filter) : '';
    },
    daysOf: (name) => readDays(params, name),
    isNarrowed: search !== '' || hasFilter,
    query: { ...(search && { search }), ...(sort && { sort }), ...(hasFilter && { filter: set }) },
    setSearch: (text) => change((next) => writeParam(next, 'search', text)),
    setSort: (column) => change((next) => writeParam(next, 'sort', column)),
    setFilter,
    clear: () =>
      change((next) => {
        next.delete('search');
        for (const { name } of filters)
          for (const key of [name, `${name}.from`, `${name}.to`]) next.delete(key);
      }),
  };
}
