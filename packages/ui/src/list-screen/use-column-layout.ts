import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readLayout, storeLayout, type ColumnLayout } from './column-layout.ts';

/** The layout of this page's list, kept in the browser. */
export function useColumnLayout() {
  const { pathname } = useLocation();
  const [layout, setLayout] = useState(() => readLayout(pathname));
  const change = (next: ColumnLayout) => {
    setLayout(next);
    storeLayout(pathname, next);
  };
  return [layout, change] as const;
}
