import { palettePng } from './palette-png.ts';

const width = 400;
const height = 100;

/** A drawn line that looks like a signature, as a PNG of 400 x 100; each `style` is a different handwriting. */
export function drawSignature(style: number): Buffer {
  const ink = new Set<number>();
  for (let step = 0; step < 6000; step += 1) {
    const t = step / 6000;
    const x = Math.round(40 + t * 300 + Math.sin(t * 40 + style) * 18);
    const y = Math.round(50 + Math.sin(t * (18 + style)) * 26 * (1 - t * 0.6) + Math.cos(t * 47) * 8);
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      if (x + dx < width && y + dy < height && y >= 0) ink.add((y + dy) * width + x + dx);
    }
  }
  return palettePng({
    width,
    height,
    colours: [
      [255, 255, 255],
      [17, 38, 84],
    ],
    clear: 1,
    colourAt: (x, y) => Number(ink.has(y * width + x)),
  });
}

/** {@link drawSignature} as a data URL. */
export function signaturePng(style: number): string {
  return `data:image/png;base64,${drawSignature(style).toString('base64')}`;
}
