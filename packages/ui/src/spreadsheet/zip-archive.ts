import { Inflate } from 'fflate';
import { TableError } from './table-error.ts';
import { maxInflatedBytes } from './table-limits.ts';
import { type Pause, piecesOf } from './time-slices.ts';

interface ZipEntry {
  /** Where its local header starts. */
  offset: number;
  compressed: number;
  method: number;
}

/** A ZIP archive whose files are UTF-8 texts. */
export interface ZipArchive {
  /** Reads a file as pieces of text; undefined if no file has the path. Ignores letter case. */
  read(path: string): AsyncIterable<string> | undefined;
}

const endSignature = 0x06054b50;
const zip64LocatorSignature = 0x07064b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
/** A 32-bit field whose value is in the ZIP64 extra field. */
const inExtra = 0xffffffff;
/** A byte of deflated data inflates to at most 1032 bytes, so that one piece stays far below the limit. */
const deflatedPiece = 4096;

function bigNumber(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}

function directoryOffset(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) !== endSignature) continue;
    const isZip64 = at >= 20 && view.getUint32(at - 20, true) === zip64LocatorSignature;
    return isZip64 ? bigNumber(view, bigNumber(view, at - 12) + 48) : view.getUint32(at + 16, true);
  }
  throw new TableError('broken');
}

/** Size, compressed size and offset, each from the ZIP64 extra field where the entry refers to it. */
function largeFields(view: DataView, at: number, extra: number, extraLength: number) {
  const fields = [24, 20, 42].map((field) => view.getUint32(at + field, true));
  let next = extra;
  while (next + 4 <= extra + extraLength && view.getUint16(next, true) !== 1)
    next += 4 + view.getUint16(next + 2, true);
  next += 4;
  return fields.map((value) => {
    if (value !== inExtra || next + 8 > extra + extraLength) return value;
    next += 8;
    return bigNumber(view, next - 8);
  });
}

function readDirectory(bytes: Uint8Array, view: DataView): Map<string, ZipEntry> {
  const entries = new Map<string, ZipEntry>();
  let total = 0;
  for (let at = directoryOffset(view); view.getUint32(at, true) === entrySignature;) {
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    if (isEncrypted) throw new TableError('protected');
    const name = new TextDecoder().decode(bytes.subarray(at + 46, nameEnd));
    const [size = 0, compressed = 0, offset = 0] = largeFields(view, at, nameEnd, extraLength);
    total += size;
    if (total > maxInflatedBytes) throw new TableError('tooLarge');
    entries.set(pathKey(name), { offset, compressed, method: view.getUint16(at + 10, true) });
    at = nameEnd + extraLength + view.getUint16(at + 32, true);
  }
  return entries;
}

function pathKey(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

async function* inflatedParts(deflated: Uint8Array, pause: Pause): AsyncGenerator<Uint8Array> {
  let part = new Uint8Array();
  const inflater = new Inflate((inflated) => {
    part = inflated;
  });
  for await (const piece of piecesOf(deflated, pause, deflatedPiece)) {
    inflater.push(piece);
    yield part;
  }
  inflater.push(new Uint8Array(), true);
  yield part;
}

/** @throws TableError of a file that is no readable archive, or that would take too much memory. */
export function openZip(bytes: Uint8Array, pause: Pause): ZipArchive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(bytes, view);
  let inflated = 0;

  function contentOf({ offset, compressed }: ZipEntry): Uint8Array {
    if (view.getUint32(offset, true) !== localSignature) throw new TableError('broken');
    const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    if (start + compressed > bytes.length) throw new TableError('broken');
    return bytes.subarray(start, start + compressed);
  }

  async function* texts(entry: ZipEntry): AsyncGenerator<string> {
    const content = contentOf(entry);
    const decoder = new TextDecoder();
    for await (const part of entry.method === 8 ? inflatedParts(content, pause) : [content]) {
      // The sizes in the directory may be wrong, so the bytes are counted while they arrive.
      inflated += part.length;
      if (inflated > maxInflatedBytes) throw new TableError('tooLarge');
      for await (const piece of piecesOf(part, pause)) yield decoder.decode(piece, { stream: true });
    }
  }

  return {
    read(path) {
      const entry = entries.get(pathKey(path));
      if (entry && entry.method !== 0 && entry.method !== 8) throw new TableError('broken');
      return entry && texts(entry);
    },
  };
}
