import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib';

/** A file of an archive; its text may come in pieces. */
export interface ZipFile {
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

interface Entry {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

const version = 20;
/** Sizes follow the data, names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
/** 1 January 1980, the format's first day: archives of the same rows are the same bytes. */
const date = 0x21;

function localHeader(name: Buffer) {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(version, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(deflated, 8);
  header.writeUInt16LE(date, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function descriptor({ crc, packed, size }: Entry) {
  const record = Buffer.alloc(16);
  record.writeUInt32LE(0x08074b50, 0);
  record.writeUInt32LE(crc, 4);
  record.writeUInt32LE(packed, 8);
  record.writeUInt32LE(size, 12);
  return record;
}

function directoryEntry({ name, crc, packed, size, offset }: Entry) {
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x02014b50, 0);
  record.writeUInt16LE(version, 4);
  record.writeUInt16LE(version, 6);
  record.writeUInt16LE(flags, 8);
  record.writeUInt16LE(deflated, 10);
  record.writeUInt16LE(date, 14);
  record.writeUInt32LE(crc, 16);
  record.writeUInt32LE(packed, 20);
  record.writeUInt32LE(size, 24);
  record.writeUInt16LE(name.length, 28);
  record.writeUInt32LE(offset, 42);
  return Buffer.concat([record, name]);
}

function directoryEnd(count: number, size: number, offset: number, comment: Buffer) {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x06054b50, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(size, 12);
  record.writeUInt32LE(offset, 16);
  record.writeUInt16LE(comment.length, 20);
  return Buffer.concat([record, comment]);
}

/** Until more may be written, or nobody reads any more. */
async function roomIn(packer: DeflateRaw) {
  await new Promise<void>((resolve) => {
    const go = () => {
      packer.off('drain', go).off('close', go);
      resolve();
    };
    packer.on('drain', go).on('close', go);
  });
}

async function* deflate(content: ZipFile['content'], entry: Entry): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw({ level: 4 });
  const feed = async () => {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      if (!packer.write(bytes)) await roomIn(packer);
      if (packer.destroyed) return;
    }
    packer.end();
  };
  feed().catch((error: unknown) => packer.destroy(error instanceof Error ? error : new Error(String(error))));
  const chunks: AsyncIterable<Buffer> = packer;
  for await (const chunk of chunks) {
    entry.packed += chunk.length;
    yield chunk;
  }
}

/**
 * A ZIP archive as a stream: nothing of it is held but the names and sizes of its files. Each stays below 4 GiB.
 *
 * @param comment Asked for once all files are written; ends the archive.
 */
export async function* zip(files: Iterable<ZipFile>, comment: () => string): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const entry = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset };
    const header = localHeader(entry.name);
    yield header;
    yield* deflate(content, entry);
    const tail = descriptor(entry);
    yield tail;
    offset += header.length + entry.packed + tail.length;
    entries.push(entry);
  }
  const directory = Buffer.concat(entries.map(directoryEntry));
  yield directory;
  yield directoryEnd(entries.length, directory.length, offset, Buffer.from(comment()));
}
