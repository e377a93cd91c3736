import { moveSlots, type RowSlots } from './use-row-slots.ts';

const before: RowSlots = { keys: ['a', 'b', 'c', 'd'], slots: [0, 1, 2, 3], view: 0, next: 4 };

test('a row that stays keeps its element, wherever it moves; a new one gets an element of its own', () => {
  const now = moveSlots(before, ['x', 'b', 'a', 'd']);
  expect(now).toEqual({ keys: ['x', 'b', 'a', 'd'], slots: [4, 1, 0, 3], view: 0, next: 5 });
});

test('more rows leave those above them alone', () => {
  expect(moveSlots(before, ['a', 'b', 'c', 'd', 'e']).slots).toEqual([0, 1, 2, 3, 4]);
});

test('where most rows are others, the elements stay in their places', () => {
  const now = moveSlots(before, ['x', 'a', 'z', 'y', 'w']);
  expect(now).toEqual({ keys: ['x', 'a', 'z', 'y', 'w'], slots: [0, 1, 2, 3, 4], view: 1, next: 5 });
  expect(moveSlots(now, ['p']).slots).toEqual([0]);
});

test('while the focus is in a row, no other takes its element', () => {
  const now = moveSlots(before, ['x', 'a', 'z', 'y'], true);
  expect(now).toEqual({ keys: ['x', 'a', 'z', 'y'], slots: [4, 0, 5, 6], view: 1, next: 7 });
});

test('no element shows two rows, also after rows came and went', () => {
  const moved = moveSlots(before, ['d', 'c', 'n', 'a']);
  const other = moveSlots(moved, ['1', '2', '3', '4', '5', '6']);
  expect(new Set(other.slots).size).toBe(6);
});
