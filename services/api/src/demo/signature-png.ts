import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A drawn line that looks like a signature, as a PNG data URL of 400 x 100; each `style` is a different handwriting. */
export function signaturePng(style: number): string {
  const width = 400;
  const height = 100;
  const pixels = Buffer.alloc((width + 1) * height); // one filter byte a row; 0 is transparent, 1 ink
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
      if (x + dx < width && y + dy < height && y >= 0) pixels[(y + dy) * (width + 1) + x + dx + 1] = 1;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // 8 bits, palette
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from([255, 255, 255, 17, 38, 84])),
    chunk('tRNS', Buffer.from([0, 255])),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}
