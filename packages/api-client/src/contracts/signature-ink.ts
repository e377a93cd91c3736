/** Pixels of an image, row by row: red, green, blue and alpha of each, from 0 to 255. */
export interface Pixels {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

/** Least difference of brightness between ink and what it is written on, of 255. */
const leastContrast = 48;
const leastPixels = 50;
/** Least spread of the ink in its longer and its shorter direction: in pixels, and as a share of the image's longer side. */
const leastLength = { pixels: 16, share: 0.04 };
const leastBreadth = { pixels: 4, share: 0.01 };

/** Brightness of each pixel on white paper. */
function brightnessOf({ width, height, data }: Pixels): Uint8Array {
  const brightness = new Uint8Array(width * height);
  for (let at = 0; at < brightness.length; at += 1) {
    const value = (channel: number) => data[4 * at + channel] ?? 0;
    const opaque = 0.299 * value(0) + 0.587 * value(1) + 0.114 * value(2);
    brightness[at] = 255 - ((255 - opaque) * value(3)) / 255;
  }
  return brightness;
}

/** The brightness that most pixels have. */
function backgroundOf(brightness: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const value of brightness) counts[value] = (counts[value] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts));
}

/**
 * Whether an image shows enough ink for a signature: pixels that stand out from the background, spread over some length and
 * breadth. A blank image, a dot and a ruled line have none.
 */
export function hasInk(image: Pixels): boolean {
  const { width, height } = image;
  const brightness = brightnessOf(image);
  const background = backgroundOf(brightness);
  let count = 0;
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let at = 0; at < brightness.length; at += 1) {
    if (Math.abs((brightness[at] ?? 0) - background) < leastContrast) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    count += 1;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const [breadth = 0, length = 0] = [right - left + 1, bottom - top + 1].toSorted((a, b) => a - b);
  const isSpread = (spread: number, { pixels, share }: typeof leastLength) =>
    spread >= Math.max(pixels, share * Math.max(width, height));
  return count >= leastPixels && isSpread(length, leastLength) && isSpread(breadth, leastBreadth);
}
