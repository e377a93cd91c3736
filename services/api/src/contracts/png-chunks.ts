import { crc32 } from 'node:zlib';

/** A part of a PNG, see https://www.w3.org/TR/png-3/#5Chunk-layout. */
export interface PngChunk {
  type: string;
  data: Buffer;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, type and checksum of a chunk. */
const frameLength = 12;

/** The chunks of a PNG up to its end; undefined when a checksum is wrong, a chunk is cut off or bytes follow the end. */
export function readPngChunks(image: Buffer): PngChunk[] | undefined {
  if (!image.subarray(0, signature.length).equals(signature)) return undefined;
  const chunks: PngChunk[] = [];
  let at = signature.length;
  while (at + frameLength <= image.length) {
    const end = at + frameLength + image.readUInt32BE(at);
    if (end > image.length) return undefined;
    const checked = image.subarray(at + 4, end - 4);
    if (crc32(checked) !== image.readUInt32BE(end - 4)) return undefined;
    chunks.push({ type: checked.toString('latin1', 0, 4), data: checked.subarray(4) });
    at = end;
  }
  return at === image.length && chunks.at(-1)?.type === 'IEND' ? chunks : undefined;
}
