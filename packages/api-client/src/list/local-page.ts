import { matchesSearch } from '@tawseel/i18n/text';
import type { Entity } from '../description/define-entity.ts';
import type { FilterValue } from '../wire/list.schema.ts';
import type { ListPage } from '../query/pages.ts';
import type { ListView } from './read-page.ts';

function field(row: object, name: string): unknown {
  return Reflect.get(row, name);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** Text that the search looks in; of a number also the format of screens. */
function searchedText(value: unknown): string {
  return typeof value === 'number' ? `${value} ${value.toFixed(2)}` : textOf(value);
}

function isWithin(value: unknown, { from, to }: { from?: string | undefined; to?: string | undefined }) {
  if (typeof value === 'number') return (!from || value >= Number(from)) && (!to || value <= Number(to));
  const day = textOf(value).slice(0, 10);
  return (!from || day >= from) && (!to || (day !== '' && day <= to));
}

function passes(value: unknown, wanted: FilterValue): boolean {
  if (Array.isArray(wanted)) return wanted.length === 0 || wanted.includes(textOf(value));
  if (typeof wanted === 'object') return isWithin(value, wanted);
  return textOf(value) === String(wanted);
}

const collator = new Intl.Collator(['ar', 'en'], { numeric: true });

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(textOf(a), textOf(b));
}

/** Applies search, filters, sort and limit to a list that is loaded whole; the cursor is the number of rows before the page. */
export function localPage<Row extends object>(
  { fields }: Pick<Entity, 'fields'>,
  rows: readonly Row[],
  view: ListView,
  cursor: string | null = null,
): ListPage<Row> {
  const { search, searchIn, sort, limit = rows.length } = view;
  const names =
    searchIn ?? Object.keys(fields).filter((name) => !/secret|image/.test(fields[name]?.kind ?? ''));
  const filters = Object.entries(view.filter ?? {});
  const matching = rows.filter(
    (row) =>
      filters.every(([name, wanted]) => passes(field(row, name), wanted)) &&
      (!search ||
        matchesSearch(
          search,
          names.map((name) => searchedText(field(row, name))),
        )),
  );
  if (sort) {
    const name = sort.replace(/^-/, '');
    const direction = sort.startsWith('-') ? -1 : 1;
    matching.sort((a, b) => direction * compare(field(a, name), field(b, name)));
  }
  const from = Number(cursor);
  const to = from + limit;
  return {
    rows: matching.slice(from, to),
    total: matching.length,
    next: to < matching.length ? String(to) : null,
  };
}
