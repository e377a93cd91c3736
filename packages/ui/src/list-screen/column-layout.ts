import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Keys of columns in the order that the administrator chose, those of hidden columns with `-` before them. */
export type ColumnLayout = readonly string[];

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

/** The layout of this page's list, kept in the browser. */
export function useColumnLayout() {
  const name = `columns:${useLocation().pathname}`;
  const [layout, setLayout] = useState<ColumnLayout>(() => {
    try {
      return localStorage.getItem(name)?.split(',') ?? [];
    } catch {
      return [];
    }
  });
  const change = (next: ColumnLayout) => {
    setLayout(next);
    try {
      localStorage.setItem(name, next.join(','));
    } catch {
      // If the browser forbids storage, the choice lasts until the page is left.
    }
  };
  return [layout, change] as const;
}
