import { asText } from '@tawseel/i18n/text';
import type { Column } from './table.types.ts';

/** The value of a column in a row, before formatting: an id follows the name that it stands for. */
export function valueOf<Row>({ key, nameKey }: Column<Row>, row: Row): unknown {
  if (typeof row !== 'object' || row === null) return undefined;
  const value: unknown = Reflect.get(row, key);
  const name: unknown = nameKey === undefined || !value ? undefined : Reflect.get(row, nameKey);
  return name ? `${asText(name)} (${asText(value)})` : value;
}

/** The column that names a row. */
export function primaryOf<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find((column) => column.isPrimary) ?? columns[0];
}

/** A row's name as text, for messages about it. */
export function nameOf<Row>(columns: readonly Column<Row>[], row: Row): string {
  const primary = primaryOf(columns);
  return primary ? asText(valueOf(primary, row)) : '';
}

/** Whether a column holds figures, which are aligned by their decimals. */
export function hasFigures({ kind }: Pick<Column<never>, 'kind'>): boolean {
  return kind === 'money' || kind === 'number';
}

/** Whether a table has many columns, which get narrow cells. */
export function isDense({ length }: readonly unknown[]): boolean {
  return length > 12;
}

/** Whether the columns of a table need the width of a sheet in landscape. */
export function isWide({ length }: readonly unknown[]): boolean {
  return length > 7;
}

/** Attributes of a cell whose text is cut because it is long; none for others. */
export function cutOf<Row>(column: Column<Row>, row: Row, columns: readonly Column<Row>[]) {
  const isId = column.kind === 'id';
  const isText = isId || column.kind === undefined || column.kind === 'text';
  const value = valueOf(column, row);
  const longest = isDense(columns) && !isId ? 14 : 30;
  if (!isText || typeof value !== 'string' || value.length <= longest) return {};
  if (Object.hasOwn({ ...column.words }, value)) return {};
  // Cut at the end of the text, whatever its direction.
  return { title: value, 'data-long': true, dir: isId && !column.nameKey ? 'ltr' : 'auto' };
}

/** Whether a cell has a word that may break on paper, for all columns to fit the sheet. Amounts and dates stay whole. */
export function canBreak<Row>(column: Column<Row>, row: Row, columns: readonly Column<Row>[]): boolean {
  const { kind = 'text' } = column;
  if (kind !== 'text' && kind !== 'id' && kind !== 'phone') return false;
  const long = isDense(columns) && kind !== 'phone' ? /\S{9}/ : /\S{14}/;
  return long.test(asText(valueOf(column, row)));
}

/** Columns on the card of a row. */
export interface CardColumns<Row> {
  /** Names the card. */
  primary: Column<Row> | undefined;
  /** Stands beside the name. */
  status: Column<Row> | undefined;
  /** The lines below. */
  others: readonly Column<Row>[];
  /** The lines before the rest is opened: those marked as such, or the first ones, and every control. */
  brief: readonly Column<Row>[];
}

/** Lines of a card before the rest is opened. */
const briefLines = 4;

/** The lines that a card shows at first. */
export function briefOf<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  if (columns.length <= briefLines + 1) return columns;
  const marked = columns.filter(({ isBrief, isControl }) => isBrief || isControl);
  return marked.some(({ isBrief }) => isBrief)
    ? marked
    : columns.filter(({ isControl }, at) => at < briefLines || isControl);
}

/** Places the columns of a list on a card. */
export function cardColumns<Row>(columns: readonly Column<Row>[]): CardColumns<Row> {
  const primary = primaryOf(columns);
  const status = columns.find((column) => column.kind === 'status' && column !== primary);
  const others = columns.filter((column) => column !== primary && column !== status);
  return { primary, status, others, brief: briefOf(others) };
}
