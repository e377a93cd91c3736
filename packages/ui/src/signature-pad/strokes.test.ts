import { scaleStrokes } from './strokes.ts';

const line = (length: number) => [
  { x: 10, y: 10, time: 1 },
  { x: 10 + length, y: 10, time: 2 },
];

test('scaling keeps the drawing', () => {
  expect(scaleStrokes([line(40)], 0.5)).toEqual([
    [
      { x: 5, y: 5, time: 1 },
      { x: 25, y: 5, time: 2 },
    ],
  ]);
});
