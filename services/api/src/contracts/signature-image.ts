import { inflateSync } from 'node:zlib';
import { maxSignatureBytes } from '@tawseel/api-client/schemas';
import { hasInk } from '@tawseel/api-client/signature-ink';
import { PNG } from 'pngjs';
import { ApiError, invalid } from '../errors/api-error.ts';
import { readPngChunks } from './png-chunks.ts';

const maxSide = 2000;
/** The console's signatures have up to 400,000; another client may draw on a screen of four times that density. */
const maxPixels = 2_000_000;
const maxDepth = 8;

/** Whether the header declares an image that needs little memory; checked before anything is decompressed. */
function isSmall(header: Buffer) {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, , , , interlace = 1] = header.subarray(8);
  const hasSides = [width, height].every((side) => side >= 1 && side <= maxSide);
  // The decoder does not limit what interlaced data decompresses to. No browser makes such a signature.
  return hasSides && width * height <= maxPixels && depth <= maxDepth && interlace === 0;
}

/** Channels of each colour type of the format. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Whether the compressed data holds every row of the picture and no more. The decoder fills rows that are missing from
 * memory it has not cleared, so it would accept some pictures that are cut short.
 */
function hasAllRows(header: Buffer, data: readonly Buffer[]) {
  const [depth = 0, color = -1] = header.subarray(8);
  const rowBits = header.readUInt32BE(0) * (channels[color] ?? 0) * depth;
  // Each row begins with a byte that names its filter.
  const length = (1 + Math.ceil(rowBits / 8)) * header.readUInt32BE(4);
  return inflateSync(Buffer.concat(data), { maxOutputLength: length }).length === length;
}

/** The pixels of a PNG; undefined if it is not exactly one, is damaged or too large. */
function decode(image: Buffer) {
  const chunks = readPngChunks(image);
  if (!chunks) return undefined;
  const [header, ...rest] = chunks;
  if (header?.type !== 'IHDR' || header.data.length !== 13 || !isSmall(header.data)) return undefined;
  // One header and one end; no animation (APNG), whose other pictures nobody has decoded.
  if (rest.slice(0, -1).some(({ type }) => ['IHDR', 'IEND', 'acTL', 'fcTL', 'fdAT'].includes(type)))
    return undefined;
  const data = rest.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data);
  try {
    return hasAllRows(header.data, data) ? PNG.sync.read(image) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The image of a PNG data URL: fully decoded, and rejected if it is not exactly one PNG, damaged, too large or shows no
 * signature.
 *
 * @throws ApiError `invalid` or `too_large`
 */
export function readSignatureImage(dataUrl: string): Buffer {
  const image = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (image.length > maxSignatureBytes) throw new ApiError('too_large');
  const picture = decode(image);
  if (!picture) throw invalid({ contract_file_client: 'invalid' });
  if (!hasInk(picture)) throw invalid({ contract_file_client: 'noInk' });
  return image;
}

/** The image in its stored form: a canonical encoding, so that its hash covers every character. */
export function writeSignatureImage(image: Buffer): string {
  return `data:image/png;base64,${image.toString('base64')}`;
}
