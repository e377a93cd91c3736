import { isSignature, scaleStrokes } from './strokes.ts';

const line = (length: number) => [
  { x: 10, y: 10, time: 1 },
  { x: 10 + length, y: 10, time: 2 },
];

test('an empty pad, dots and slips are not a signature', () => {
  expect(isSignature([])).toBe(false);
  expect(isSignature([[{ x: 1, y: 1, time: 1 }], [{ x: 400, y: 100, time: 2 }]])).toBe(false);
  expect(isSignature([line(20)])).toBe(false);
  expect(isSignature([line(60)])).toBe(true);
  expect(isSignature([line(20), line(25)])).toBe(true);
});

test('scaling keeps the drawing', () => {
  expect(scaleStrokes([line(40)], 0.5)).toEqual([
    [
      { x: 5, y: 5, time: 1 },
      { x: 25, y: 5, time: 2 },
    ],
  ]);
});
