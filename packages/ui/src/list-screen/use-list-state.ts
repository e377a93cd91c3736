import { isDay } from '@tawseel/i18n/text';
import type { Option } from '../fields/fields.tsx';
import type { DayRange } from '../filters/day-filters.tsx';
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
}

const noFilters: readonly ListFilter[] = [];

/** A day of the address, unless it does not exist: an address may come from anywhere, and the server refuses such days. */
function readDay(params: URLSearchParams, name: string): string | undefined {
  const day = params.get(name) ?? '';
  return isDay(day) ? day : undefined;
}

function readDays(params: URLSearchParams, name: string): DayRange {
  return { from: readDay(params, `${name}.from`), to: readDay(params, `${name}.to`) };
}

function readText(params: URLSearchParams, name: string, kind: ListFilter['kind'] | undefined): string {
  return (kind === 'day' ? readDay(params, name) : params.get(name)) ?? '';
}

function readFilter(params: URLSearchParams, { name, kind }: ListFilter): [string, string | DayRange][] {
  if (kind !== 'days') {
    const value = readText(params, name, kind);
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

/** Reads and writes the state of a list in the address. */
export function useListState({ defaultSort, filters = noFilters }: ListStateOptions = {}): ListState {
  const [params, change] = useAddressParams();
  const search = params.get('search') ?? '';
  const sort = params.get('sort') ?? defaultSort;
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
    textOf: (name) => readText(params, name, filters.find((filter) => filter.name === name)?.kind),
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
