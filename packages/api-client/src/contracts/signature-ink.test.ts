import { hasInk } from './signature-ink.ts';

type Color = readonly [red: number, green: number, blue: number, alpha: number];
type Shape = (x: number, y: number) => boolean;

const clear: Color = [0, 0, 0, 0];
const white: Color = [255, 255, 255, 255];
const black: Color = [0, 0, 0, 255];

function image(width: number, height: number, paper: Color, ink: Color = paper, isInk: Shape = () => true) {
  const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => {
    const pixel = Math.floor(at / 4);
    return (isInk(pixel % width, Math.floor(pixel / width)) ? ink : paper)[at % 4] ?? 0;
  });
  return { width, height, data };
}

/** A wavy line across the middle of an image, one pixel wide. */
const wave: Shape = (x, y) => x > 100 && x < 300 && Math.round(50 + 12 * Math.sin(x / 9)) === y;
const box =
  (width: number, height: number): Shape =>
  (x, y) =>
    x >= 20 && x < 20 + width && y >= 20 && y < 20 + height;

test.each<[string, Color, Color]>([
  ['black on clear', clear, black],
  ['blue on white', white, [0, 0, 200, 255]],
  ['half transparent black on clear', clear, [0, 0, 0, 128]],
  ['grey pencil on white', white, [150, 150, 150, 255]],
  ['white chalk on black', black, white],
  ['ink on the grey of a photo', [180, 178, 170, 255], [60, 60, 70, 255]],
])('a line of %s is ink', (_, paper, ink) => {
  expect(hasInk(image(400, 100, paper, ink, wave))).toBe(true);
});

test.each<[string, Color, Color]>([
  ['clear on clear', clear, [255, 255, 255, 0]],
  ['white on clear', clear, white],
  ['almost clear black', clear, [0, 0, 0, 20]],
  ['light yellow on white', white, [255, 255, 190, 255]],
  ['almost white on white', white, [235, 235, 235, 255]],
  ['dark grey on black', black, [30, 30, 30, 255]],
])('a line of %s is none', (_, paper, ink) => {
  expect(hasInk(image(400, 100, paper, ink, wave))).toBe(false);
});

test.each<[string, ReturnType<typeof image>]>([
  ['one pixel', image(1, 1, black)],
  ['one black pixel', image(400, 100, clear, black, box(1, 1))],
  ['a dot', image(1000, 400, clear, black, box(11, 11))],
  ['a ruled line', image(1000, 400, clear, black, box(600, 5))],
  ['two specks', image(400, 100, clear, black, (x, y) => x === y && (x === 5 || x === 90))],
  ['black alone', image(500, 200, black)],
  ['nothing at all', image(500, 200, clear)],
])('%s is no signature', (_, pixels) => {
  expect(hasInk(pixels)).toBe(false);
});
