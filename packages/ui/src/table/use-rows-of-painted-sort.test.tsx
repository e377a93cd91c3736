import { act, renderHook } from '@testing-library/react';
import { useRowsOfPaintedSort } from './use-rows-of-painted-sort.ts';

const byName = ['Ali', 'Omar'];
const byDate = ['Omar', 'Ali'];

function renderRows() {
  return renderHook(({ rows, sort }) => useRowsOfPaintedSort(rows, sort), {
    initialProps: { rows: byName, sort: 'name' },
  });
}

const nextPaint = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5))));

test('rows that arrive with their sort follow after the next paint', async () => {
  const { result, rerender } = renderRows();
  rerender({ rows: byDate, sort: 'date' });
  expect(result.current).toEqual({ rows: byName, isAwaitingPaint: true });
  await nextPaint();
  expect(result.current).toEqual({ rows: byDate, isAwaitingPaint: false });
});

test('rows that arrive after their sort are shown at once', () => {
  const { result, rerender } = renderRows();
  rerender({ rows: byName, sort: 'date' });
  expect(result.current).toEqual({ rows: byName, isAwaitingPaint: false });
  rerender({ rows: byDate, sort: 'date' });
  expect(result.current).toEqual({ rows: byDate, isAwaitingPaint: false });
});

test('rows of the newest sort follow when sorts change faster than they are painted', async () => {
  const { result, rerender } = renderRows();
  rerender({ rows: byDate, sort: 'date' });
  rerender({ rows: ['Sara'], sort: 'city' });
  expect(result.current.rows).toBe(byName);
  await nextPaint();
  expect(result.current.rows).toEqual(['Sara']);
});
