import { dark, light, type Palette } from './palette.ts';
import { tokens } from './tokens.ts';

function luminance(hex: string) {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string) {
  const both = [luminance(one), luminance(other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

const surfaces = ['bg', 'surface', 'raised', 'sunken'] as const;
const texts: [keyof Palette, keyof Palette][] = [
  ...surfaces.flatMap((on): [keyof Palette, keyof Palette][] => [
    ['text', on],
    ['muted', on],
    ['faint', on],
    ['accent', on],
    ['accent-strong', on],
    ['red', on],
  ]),
  ['accent-strong', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-red', 'red'],
  ['on-red', 'red-strong'],
  ['red', 'red-soft'],
  ['amber', 'amber-soft'],
  ['green', 'green-soft'],
  ['text', 'accent-soft'],
  ['muted', 'accent-soft'],
  ['text', 'red-soft'],
  ['text', 'green-soft'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_name, palette) => {
  test.each(texts)('text %s on %s reaches 4.5 to 1', (text, on) => {
    expect(contrast(palette[text], palette[on])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['surface', 'raised', 'bg'] as const)('the border of a field on %s reaches 3 to 1', (on) => {
    expect(contrast(palette['line-field'], palette[on])).toBeGreaterThanOrEqual(3);
  });

  test('every colour token has a value', () => {
    const names = Object.keys(palette).map((name) => `var(--${name})`);
    expect(names).toEqual(expect.arrayContaining(Object.values(tokens.color)));
  });
});
