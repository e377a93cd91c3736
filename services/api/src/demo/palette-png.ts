import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

type Colour = readonly [red: number, green: number, blue: number];

/** A picture of a few colours. `clear` colours are transparent, the first ones. */
interface Picture {
  width: number;
  height: number;
  colours: readonly Colour[];
  clear?: number;
  /** Number of the colour of a point. */
  colourAt(x: number, y: number): number;
}

export function palettePng({ width, height, colours, clear = 0, colourAt }: Picture): Buffer {
  const pixels = Buffer.alloc((width + 1) * height); // one filter byte a row
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels[y * (width + 1) + x + 1] = colourAt(x, y);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // 8 bits, palette
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours.flat())),
    ...(clear > 0 ? [chunk('tRNS', Buffer.alloc(clear))] : []),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
