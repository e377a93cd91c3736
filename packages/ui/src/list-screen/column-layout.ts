import { readStored, writeStored } from '../storage/stored.ts';

/** Keys of columns in the order that the administrator chose, those of hidden columns with `-` before them. */
export type ColumnLayout = readonly string[];

/** From this number of columns on, they can be hidden and moved. */
export const manyColumns = 8;

/** The columns in the order of a layout. Those that it does not name come last. */
export function orderColumns<One extends { key: string }>(
  columns: readonly One[],
  layout: ColumnLayout,
): One[] {
  const placeOf = ({ key }: One) =>
    layout.findIndex((name) => name === key || name === `-${key}`) + 1 || Infinity;
  return columns.toSorted((a, b) => placeOf(a) - placeOf(b) || 0);
}

/** The columns in the order of a layout, without the hidden ones. */
export function arrangeColumns<One extends { key: string }>(
  columns: readonly One[],
  layout: ColumnLayout,
): One[] {
  return orderColumns(columns, layout).filter(({ key }) => !layout.includes(`-${key}`));
}

const storageKey = (pathname: string) => `columns:${pathname}`;

/** The layout of the list at a path that the browser stores; empty without one. */
export function readLayout(pathname: string): ColumnLayout {
  return readStored(storageKey(pathname))?.split(',') ?? [];
}

/** Stores the layout of the list at a path. */
export function storeLayout(pathname: string, layout: ColumnLayout): void {
  writeStored(storageKey(pathname), layout.join(','));
}
