import { filterLimit, type ColumnKind, type FilterValue } from '@tawseel/api-client/schemas';
import { foldText, isDay, latinDigits, searchWords } from '@tawseel/i18n/text';
import { sql, type RawBuilder } from 'kysely';
import { invalid } from '../errors/api-error.ts';
import { column, typed, type ListDefinition } from './list-definition.ts';

type Condition = RawBuilder<unknown>;

function day(name: string, text: string) {
  const value = latinDigits(text).split('T')[0] ?? '';
  if (!isDay(value)) throw invalid({ [`filter.${name}`]: 'date' });
  return value;
}

/** Amounts are compared in fils. */
function amount(name: string, text: string, kind: ColumnKind) {
  const value = latinDigits(text);
  if (!/^-?\d{1,13}(\.\d{1,3})?$/.test(value)) throw invalid({ [`filter.${name}`]: 'number' });
  if (kind === 'integer' && !value.includes('.')) return typed(value, kind);
  return kind === 'money' ? sql`(${value}::text::numeric * 1000)` : sql`${value}::text::numeric`;
}

function range(
  name: string,
  kind: ColumnKind,
  from: string | undefined,
  to: string | undefined,
  value = column(name),
): Condition[] {
  if (kind === 'moment' || kind === 'moment?') {
    return [
      ...(from ? [sql`${value} >= ${day(name, from)}::text::date::timestamptz`] : []),
      ...(to ? [sql`${value} < (${day(name, to)}::text::date + 1)::timestamptz`] : []),
    ];
  }
  const bound = (text: string) => {
    if (kind === 'day') return sql`${day(name, text)}::text::date`;
    return kind === 'text' || kind === 'text?' ? typed(text, kind) : amount(name, text, kind);
  };
  return [...(from ? [sql`${value} >= ${bound(from)}`] : []), ...(to ? [sql`${value} <= ${bound(to)}`] : [])];
}

export function anyOf(conditions: readonly Condition[]): Condition {
  return sql`(${sql.join(conditions, sql` or `)})`;
}

function isOneOf(name: string, kind: ColumnKind, values: readonly string[]): Condition {
  if (values.length > filterLimit.column) throw invalid({ [`filter.${name}`]: 'invalid' });
  // An empty value is stored as none; the rest is looked up in the column's own index.
  if (kind === 'text?' && values.includes('')) return sql`coalesce(${column(name)}, '') = any(${values})`;
  if (kind === 'text' || kind === 'text?') return sql`${column(name)} = any(${values})`;
  const each = values.map((value) => sql`(${sql.join(range(name, kind, value, value), sql` and `)})`);
  return each.length > 0 ? anyOf(each) : sql`false`;
}

/** An id as people type it: lower case, Arabic digits, surrounding spaces. An id that a row has exactly finds that row alone. */
function isId(name: string, table: string, typedId: string): Condition {
  const id = foldText(typedId);
  const holders = sql.table(`listed_${table}`);
  const held = sql`h.${sql.id(name)}`;
  return sql`${column(name)} = any(array(select ${held} from ${holders} h
    where ${matchByIndex(sql`h.search_text`, id)} and fold_text(${held}) = ${id}
      and (${held} = ${typedId} or not exists (select from ${holders} e where e.${sql.id(name)} = ${typedId}))))`;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Finds the rows of at most a week in the table that a list names; more of them are faster found in the order of the list. */
function daysApart(
  { moments }: ListDefinition,
  name: string,
  kind: ColumnKind,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Condition[] {
  if (moments?.name !== name || !from || !to) return [];
  if (Date.parse(day(name, to)) - Date.parse(day(name, from)) > 6 * dayMs) return [];
  const by = sql.id(moments.by);
  const within = range(name, kind, from, to, sql`d.${sql.id(name)}`);
  return [
    sql`${column(moments.by)} = any(array(select d.${by} from ${moments.from} d where ${sql.join(within, sql` and `)}))`,
  ];
}

function decodedKey(list: ListDefinition, text: string): string[] {
  try {
    const parts = text.split(':').map(decodeURIComponent);
    if (parts.length === list.key.length) return parts;
  } catch {
    // Refused below, like a key of too few parts.
  }
  throw invalid({ 'filter.key': 'invalid' });
}

/** Rows by their whole keys: the parts of each in the order of the list's `key`, percent-encoded, joined by colons. */
function hasKey(list: ListDefinition, value: FilterValue): Condition {
  const texts = Array.isArray(value) ? value : [typeof value === 'object' ? '' : String(value)];
  const keys = texts.map((text) => decodedKey(list, text));
  const columns = list.key.map((name) => sql`${column(name)}::text`);
  const wanted = list.key.map((_, at) => sql`${keys.map((key) => key[at])}::text[]`);
  return sql`(${sql.join(columns)}) in (select * from unnest(${sql.join(wanted)}))`;
}

/** Deleted rows alone if the filter `deleted` is `only`, else the others. */
function isDeleted(list: ListDefinition, value: FilterValue = ''): Condition[] {
  if (!list.hidesDeleted && value === '') return [];
  if (!list.hidesDeleted || (value !== '' && value !== 'only')) throw invalid({ 'filter.deleted': 'choice' });
  return [value === 'only' ? sql`t.deleted_at is not null` : sql`t.deleted_at is null`];
}

/** The condition of a filter that no column has; none for an empty value. */
function namedCondition(
  conditions: Readonly<Record<string, Condition>> | undefined,
  name: string,
  value: FilterValue,
): Condition[] {
  if (value === '') return [];
  const condition =
    typeof value === 'string' && Object.hasOwn({ ...conditions }, value) && conditions?.[value];
  if (!condition) throw invalid({ [`filter.${name}`]: 'choice' });
  return [condition];
}

function text(name: string, value: FilterValue): string {
  if (typeof value === 'object') throw invalid({ [`filter.${name}`]: 'choice' });
  return String(value);
}

/**
 * Conditions of the named filters: any column by its value, those of the list alone, `key`, rows by whole keys, and `deleted`,
 * hidden rows in place of the others.
 */
export function filterConditions(
  list: ListDefinition,
  { deleted, ...filter }: Readonly<Record<string, FilterValue>>,
): Condition[] {
  const named = Object.entries(filter).flatMap(([name, value]) => {
    if (name === 'key') return [hasKey(list, value)];
    if (list.named && Object.hasOwn(list.named, name)) return namedCondition(list.named[name], name, value);
    const conditionOf = Object.hasOwn({ ...list.conditions }, name) && list.conditions?.[name];
    if (conditionOf) return value === '' ? [] : [conditionOf(text(name, value))];
    const kind = Object.hasOwn(list.columns, name) ? list.columns[name] : undefined;
    if (!kind || kind === 'json?') throw invalid({ [`filter.${name}`]: 'unknown' });
    if (value === '') return [];
    const holder = list.ids?.[name];
    if (holder && typeof value === 'string') return [isId(name, holder, value)];
    if (typeof value === 'string' || typeof value === 'number') return [isOneOf(name, kind, [String(value)])];
    if (Array.isArray(value)) return [isOneOf(name, kind, value)];
    return [...range(name, kind, value.from, value.to), ...daysApart(list, name, kind, value)];
  });
  return [...isDeleted(list, deleted), ...named];
}

/** Functions of the database that translate the values of a column into both languages. */
export const valueTexts: Readonly<Record<string, string>> = {
  status: 'status_text',
  order_status: 'status_text',
  type_payment: 'payment_text',
  from_deletion: 'source_text',
};

/** A column's text as search compares it. */
function foldedText(list: ListDefinition, name: string): Condition {
  const kind = Object.hasOwn(list.columns, name) ? list.columns[name] : undefined;
  if (kind === 'money') return sql`money_text(${column(name)})`;
  if (kind === 'day') return sql`day_text(${column(name)})`;
  if (kind !== 'text' && kind !== 'text?') throw invalid({ searchIn: 'unknown' });
  const translate = valueTexts[name];
  const text = translate === undefined ? column(name) : sql`${sql.id(translate)}(${column(name)})`;
  return sql`fold_text(coalesce(${text}, ''))`;
}

/** Pattern of a search word in folded text. */
type Match = (text: Condition, word: string) => Condition;

/** Matches by the index of the searched column: the fewer rows have the word, the faster. */
export const matchByIndex: Match = (text, word) =>
  sql`${text} like ${`%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`}`;

/** Whether the index supports a search: it indexes trigrams of letters and digits. */
export function isIndexed(search: string): boolean {
  return searchWords(search).some((word) => word.every((spelling) => /[\p{L}\p{N}]{3}/u.test(spelling)));
}

/** Matches row by row, for an ordered scan of a list that has the word in many rows: the planner tries no index. */
export const matchInScan: Match = (text, word) => sql`strpos(${text}, ${word}) > 0`;

/** Further words of a search are ignored. */
const mostWords = 20;

/**
 * Every word of the search must occur in the row's folded text, which is indexed, and, if columns are named,
 * in theirs.
 */
export function searchConditions(
  list: ListDefinition,
  search: string,
  searchIn: readonly string[] | undefined,
  match: Match,
): Condition[] {
  const named = (searchIn ?? []).map((name) => foldedText(list, name));
  const narrowed = named.length > 0 ? [sql`concat_ws(' ', ${sql.join(named)})`] : [];
  const searched = [sql`t.search_text`, ...narrowed];
  return searchWords(search)
    .slice(0, mostWords)
    .flatMap((word) => searched.map((text) => anyOf(word.map((spelling) => match(text, spelling)))));
}

/** Conditions that the index of a list's texts finds the rows of a search by; none for a list without texts. */
export function textConditions({ texts }: ListDefinition, search: string, companyId: string): Condition[] {
  const words = searchWords(search).slice(0, mostWords);
  if (!texts || words.length === 0) return [];
  const by = sql.id(texts.by);
  const matches = words.map((word) =>
    anyOf(word.map((spelling) => matchByIndex(sql`w.search_text`, spelling))),
  );
  return [
    // An array, because the planner would join a subquery after it has computed the text of each row.
    sql`t.${by} = any(array(select w.${by} from ${texts.from} w
      where w.company_id = ${companyId} and ${sql.join(matches, sql` and `)}))`,
  ];
}
