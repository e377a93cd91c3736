import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { ApiError } from '../errors/api-error.ts';
import { signaturePng } from '../demo/signature-png.ts';
import { readPngChunks, type PngChunk } from './png-chunks.ts';
import { readSignatureImage, writeSignatureImage } from './signature-image.ts';

const sample = Buffer.from(signaturePng(1).split(',')[1] ?? '', 'base64');

function chunk({ type, data }: PngChunk) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** The sample with other chunks and valid checksums. */
function remade(change: (chunks: PngChunk[]) => PngChunk[]) {
  const chunks = change(
    (readPngChunks(sample) ?? []).map(({ type, data }) => ({ type, data: Buffer.from(data) })),
  );
  return Buffer.concat([sample.subarray(0, 8), ...chunks.map(chunk)]);
}

const replaced = (name: string, change: (data: Buffer) => Buffer) =>
  remade((chunks) => chunks.map(({ type, data }) => ({ type, data: type === name ? change(data) : data })));

/** An image as a canvas encodes it: 8 bits of red, green, blue and alpha, not interlaced. */
function drawn(width: number, height: number) {
  const picture = new PNG({ width, height });
  for (let at = 3; at < picture.data.length; at += 404) picture.data[at] = 255;
  // Trying every filter on every row takes the encoder a minute.
  return PNG.sync.write(picture, { filterType: 1 });
}

function header(width: number, height: number, depth = 8, color = 6, interlace = 0) {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, color, 0, 0, interlace], 8);
  return { type: 'IHDR', data };
}

const end = { type: 'IEND', data: Buffer.alloc(0) };
const made = (...chunks: PngChunk[]) =>
  Buffer.concat([sample.subarray(0, 8), ...[...chunks, end].map(chunk)]);
const packed = (length: number) => ({ type: 'IDAT', data: deflateSync(Buffer.alloc(length)) });

const read = (image: Buffer) => readSignatureImage(writeSignatureImage(image));
const html = Buffer.from('<!doctype html><script>alert(1)</script>');

test.each([
  ['the demo', sample],
  ['a drawing', drawn(1000, 400)],
  ['a typed name', drawn(800, 200)],
  ['a drawing of a screen of four times the density', drawn(2000, 800)],
  [
    '1 bit a pixel',
    made(header(32, 16, 1, 0), { type: 'IDAT', data: deflateSync(Buffer.alloc(5 * 16, '\0\0\x7f\0\0')) }),
  ],
  [
    'a program that adds a colour space and density',
    remade(([first, ...rest]) => [
      ...(first ? [first] : []),
      { type: 'sRGB', data: Buffer.from([0]) },
      { type: 'pHYs', data: Buffer.from([0, 0, 11, 19, 0, 0, 11, 19, 1]) },
      ...rest,
    ]),
  ],
])('a signature of %s is accepted unchanged', (_name, image) => {
  expect(read(image).equals(image)).toBe(true);
});

test.each([
  ['a header and HTML', Buffer.concat([sample.subarray(0, 33), html])],
  ['HTML after its end', Buffer.concat([sample, html])],
  ['another picture after its end', Buffer.concat([sample, sample])],
  ['HTML for its pixels', replaced('IDAT', () => html)],
  ['a wrong checksum', Buffer.concat([sample.subarray(0, -20), Buffer.from([1]), sample.subarray(-19)])],
  ['a cut end', sample.subarray(0, -12)],
  ['a cut chunk', sample.subarray(0, 200)],
  ['half of its pixels', replaced('IDAT', () => deflateSync(Buffer.alloc(401 * 50)))],
  ['cut compressed data', replaced('IDAT', (data) => data.subarray(0, data.length / 2))],
  ['no pixels', remade((chunks) => chunks.filter(({ type }) => type !== 'IDAT'))],
  ['no palette', remade((chunks) => chunks.filter(({ type }) => type !== 'PLTE'))],
  ['an unknown filter', replaced('IDAT', () => deflateSync(Buffer.alloc(401 * 100, 9)))],
  [
    'an unknown critical chunk',
    remade(([first, ...rest]) => [...(first ? [first] : []), { type: 'EVIL', data: html }, ...rest]),
  ],
  ['animation', remade((chunks) => [...chunks.slice(0, -1), { type: 'acTL', data: Buffer.alloc(8) }, end])],
  ['30,000 pixels a side', made(header(30_000, 30_000), packed(100_000))],
  ['2,000 pixels a side', made(header(2000, 2000), packed(2000 * 8001))],
  ['16 bits a channel', made(header(100, 100, 16), packed(100 * 801))],
  ['interlaced pixels, which decompress without limit', made(header(10, 10, 8, 6, 1), packed(5_000_000))],
  ['a second header that is large', made(header(10, 10), header(30_000, 30_000), packed(410))],
])('a signature with %s is rejected', (_name, image) => {
  expect(() => read(image)).toThrow(expect.objectContaining({ code: 'invalid' }));
});

/** An image of one colour. */
function plain(width: number, height: number, color: readonly number[]) {
  const picture = new PNG({ width, height });
  picture.data = Buffer.alloc(width * height * 4, Uint8Array.from(color));
  return PNG.sync.write(picture);
}

test.each([
  ['a transparent picture', plain(500, 200, [0, 0, 0, 0])],
  ['a white picture', plain(500, 200, [255, 255, 255, 255])],
  ['a black picture', plain(500, 200, [0, 0, 0, 255])],
  ['one pixel', plain(1, 1, [0, 0, 0, 255])],
  ['black that is transparent', replaced('tRNS', () => Buffer.from([0, 0]))],
  ['ink of the colour of paper', replaced('PLTE', () => Buffer.from([255, 255, 255, 255, 255, 240]))],
])('a signature of %s shows no ink', (_name, image) => {
  expect(() => read(image)).toThrow(
    expect.objectContaining({
      details: expect.objectContaining({ fields: { contract_file_client: 'noInk' } }),
    }),
  );
});

test('pixels that decompress to far more than the header declares use little memory', () => {
  const bomb = made(header(10, 10), packed(60_000_000));
  expect(bomb.length).toBeLessThan(300_000);
  const before = process.resourceUsage().maxRSS;
  const start = process.cpuUsage();
  expect(() => read(bomb)).toThrow(expect.objectContaining({ code: 'invalid' }));
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(50_000);
});

test('a modified image is accepted or rejected, without any other error', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const outcomes = { accepted: 0, refused: 0 };
  for (let round = 0; round < 1_000; round += 1) {
    const change = (data: Buffer) => {
      for (let n = random(4); n >= 0 && data.length > 0; n -= 1) data[random(data.length)] = random(256);
      return random(5) === 0 ? data.subarray(0, random(data.length + 1)) : data;
    };
    const target = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'][random(5)] ?? '';
    const image = round % 4 === 0 ? change(Buffer.from(sample)) : replaced(target, change);
    try {
      read(image);
      outcomes.accepted += 1;
    } catch (error) {
      expect(error).toBeInstanceOf(ApiError);
      outcomes.refused += 1;
    }
  }
  expect(outcomes.accepted).toBeGreaterThan(20);
  expect(outcomes.accepted + outcomes.refused).toBe(1_000);
  expect(outcomes.refused).toBeGreaterThan(250);
});
