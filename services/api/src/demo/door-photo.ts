import { palettePng } from './palette-png.ts';

/** Colours of doors. */
const paints = [
  [112, 78, 52],
  [46, 82, 110],
  [92, 104, 66],
  [120, 52, 48],
] as const;

const isIn = (x: number, y: number, [left, top, right, bottom]: readonly [number, number, number, number]) =>
  x >= left && x < right && y >= top && y < bottom;

/** A picture of a parcel before a door, as a PNG of 240 x 320; each `style` is another door. */
export function doorPhoto(style: number): Buffer {
  const left = 40 + ((style * 37) % 90);
  const colours = [
    [222, 214, 200], // wall
    [150, 146, 140], // floor
    paints[style % paints.length] ?? paints[0],
    [196, 158, 104], // carton
    [238, 232, 214], // tape and label
    [214, 178, 66], // handle
  ] as const;
  return palettePng({
    width: 240,
    height: 320,
    colours,
    colourAt(x, y) {
      if (isIn(x, y, [left + 34, 238, left + 44, 296]) || isIn(x, y, [left + 8, 262, left + 28, 278]))
        return 4;
      if (isIn(x, y, [left, 238, left + 78, 296])) return 3;
      if (isIn(x, y, [172, 150, 182, 160])) return 5;
      if (isIn(x, y, [60, 30, 190, 270])) return 2;
      return y < 270 ? 0 : 1;
    },
  });
}
