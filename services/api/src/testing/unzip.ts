import { inflateRawSync } from 'node:zlib';

/** The files of an archive, read through its central directory as unpackers do. */
export function unzip(archive: Buffer): Record<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files: Record<string, string> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let i = 0; i < archive.readUInt16LE(end + 10); i += 1) {
    const [packed, size] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)];
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const start = archive.readUInt32LE(at + 42) + 30 + nameLength;
    const content = inflateRawSync(archive.subarray(start, start + packed));
    if (content.length !== size) throw new Error(`${name} has ${content.length} bytes instead of ${size}`);
    files[name] = content.toString('utf8');
    at += 46 + nameLength;
  }
  return files;
}
