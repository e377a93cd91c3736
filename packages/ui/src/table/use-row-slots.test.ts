import { moveSlots, type RowSlots } from './use-row-slots.ts';

const before: RowSlots = { keys: ['a', 'b', 'c', 'd'], slots: [0, 1, 2, 3], view: 0, next: 4 };

test('a remaining row keeps its element when it moves, and a new row gets a new one', () => {
  const now = moveSlots(before, ['x', 'b', 'a', 'd']);
  expect(now).toEqual({ keys: ['x', 'b', 'a', 'd'], slots: [4, 1, 0, 3], view: 0, next: 5 });
});

test('additional rows do not change the elements above them', () => {
  expect(moveSlots(before, ['a', 'b', 'c', 'd', 'e']).slots).toEqual([0, 1, 2, 3, 4]);
});

test('elements stay in place when most rows are replaced', () => {
  const now = moveSlots(before, ['x', 'a', 'z', 'y', 'w']);
  expect(now).toEqual({ keys: ['x', 'a', 'z', 'y', 'w'], slots: [0, 1, 2, 3, 4], view: 1, next: 5 });
  expect(moveSlots(now, ['p']).slots).toEqual([0]);
});

test("a focused row's element is not reused", () => {
  const now = moveSlots(before, ['x', 'a', 'z', 'y'], true);
  expect(now).toEqual({ keys: ['x', 'a', 'z', 'y'], slots: [4, 0, 5, 6], view: 1, next: 7 });
});

test('no element is assigned to two rows after insertions and removals', () => {
  const moved = moveSlots(before, ['d', 'c', 'n', 'a']);
  const other = moveSlots(moved, ['1', '2', '3', '4', '5', '6']);
  expect(new Set(other.slots).size).toBe(6);
});
