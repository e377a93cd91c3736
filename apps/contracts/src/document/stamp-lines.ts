/** A text along an arc of the stamp, in coordinates of its box of 120 by 120. */
export interface StampLine {
  text: string;
  size: number;
  /** The arc, as SVG path data. */
  arc: string;
}

/** An arc around the stamp's centre that ends `degrees` from the top on both sides. */
function arcOver(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [across, up] = [radius * Math.sin(angle), radius * Math.cos(angle)];
  const isLarge = degrees > 90 ? 1 : 0;
  const end = (x: number) => `${x.toFixed(2)} ${(60 - up).toFixed(2)}`;
  return `M${end(60 - across)}A${radius} ${radius} 0 ${isLarge} 1 ${end(60 + across)}`;
}

/** Font size that fits a text into a length; Arabic letters are narrower. */
function sizeFor(text: string, length: number, largest: number): number {
  const width = /\p{Script=Arabic}/u.test(text) ? 0.48 : 0.57;
  return Math.min(largest, length / (Math.max(text.length, 1) * width));
}

/** Splits a text between words into two lines; the outer line is longer because it has more room. */
function cutInTwo(name: string): [string, string] {
  const words = name.split(/\s+/);
  const cuts = words.map((_, at): [string, string] => [
    words.slice(0, at).join(' '),
    words.slice(at).join(' '),
  ]);
  const longest = ([outer, inner]: [string, string]) => Math.max(outer.length / 158, inner.length / 118);
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best), [name, '']);
}

/** The name along the upper half: on one line, or on two if it would be too small to read. */
export function nameLines(name: string): StampLine[] {
  const size = sizeFor(name, 118, 12);
  const [outer, inner] = cutInTwo(name);
  if (size >= 8 || inner === '' || outer === '') return [{ text: name, size, arc: arcOver(41.5, 90) }];
  const both = Math.min(sizeFor(outer, 158, 9), sizeFor(inner, 118, 9));
  return [
    { text: outer, size: both, arc: arcOver(44.5, 105) },
    { text: inner, size: both, arc: arcOver(33.5, 105) },
  ];
}

/** The line along the lower half. */
export function noteLine(note: string): StampLine {
  return { text: note, size: sizeFor(note, 110, 9.5), arc: 'M12 60a48 48 0 0 0 96 0' };
}
