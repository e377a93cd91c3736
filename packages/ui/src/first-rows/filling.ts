import type { Formats } from '@tawseel/i18n/formats';
import { amountOf } from '../frame/amount.ts';
import { lookOf } from '../table/cell-look.ts';
import { valueOf } from '../table/columns.ts';
import type { Column } from '../table/table.types.ts';
import type { ListedRows } from './first-rows.types.ts';

export type Row = Record<string, unknown>;
export type RowColumn = Column<Row>;

/** Templates, columns and rows of one list. */
export interface Filling {
  root: ParentNode;
  /** Cells and buttons to copy. */
  parts: Element;
  list: ListedRows;
  columns: readonly RowColumn[];
  rows: readonly Row[];
  format: Formats;
  /** Buttons of a row; undefined without any. */
  actions: Element | undefined;
}

const asIs = (text: string) => text;

/** An element with attributes; those that are false are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | boolean | undefined>> = {},
) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(key, String(value));
  return made;
}

/** Copies the first element that matches. @throws Error without one */
export function copyOf(root: ParentNode, selector: string): Element {
  const copy = root.querySelector(selector)?.cloneNode(true);
  if (!(copy instanceof Element)) throw new Error(`No ${selector}`);
  return copy;
}

/** Copies the content of a template. */
export const copyTemplate = (root: ParentNode, name: 'table' | 'cards' | 'card') =>
  copyOf(root, `[data-rows="${name}"] > *`);

export function setText(root: Element | null | undefined, text: string): void {
  if (root) root.textContent = text;
}

/** The value of a cell as `writeValue` renders it. */
export function cellOf(
  { parts, format }: Filling,
  column: RowColumn,
  row: Row,
  hasUnit = column.hasUnit ?? false,
) {
  const { look, text, tone } = lookOf(column, row, format, asIs, hasUnit);
  const value = valueOf(column, row);
  const isFigure = look === 'amount' && typeof value === 'number';
  const made = copyOf(parts, `[data-look="${look === 'amount' && !isFigure ? 'isolated' : look}"] > *`);
  if (isFigure) {
    const amount = amountOf(value, format, column.isSigned);
    if (amount.isNegative) made.setAttribute('data-negative', 'true');
    if (!hasUnit) made.querySelector('small')?.remove();
    made.firstElementChild?.setAttribute('data-decimals', String(amount.decimals));
    setText(made.firstElementChild, amount.text);
  } else setText(look === 'phone' ? made.querySelector('bdi') : made, text);
  if (look === 'tag') made.setAttribute('data-tone', tone ?? 'neutral');
  return made;
}
