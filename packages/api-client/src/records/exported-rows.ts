const quote = 0x22;
const lineFeed = 0x0a;

/** Counts the records of a CSV as its bytes come; a line break inside quotes ends none. */
export class RecordCounter {
  count = 0;
  private isQuoted = false;

  read(piece: Uint8Array): void {
    for (const byte of piece) {
      if (byte === quote) this.isQuoted = !this.isQuoted;
      else if (byte === lineFeed && !this.isQuoted) this.count += 1;
    }
  }
}

/** Begins the record that ends an archive; a comment may follow it. */
const endOfArchive = 'PK\x05\x06';
const endLength = 22;

/**
 * How many rows a workbook holds: the archive's own comment says it, written once the last row was.
 *
 * @throws Error when the file is no whole workbook
 */
export async function readArchiveRows(content: Blob): Promise<number> {
  const tail = new TextDecoder('latin1').decode(await content.slice(-endLength - 32).arrayBuffer());
  const comment = tail.slice(tail.lastIndexOf(endOfArchive)).slice(endLength);
  const rows = /^rows=(\d+)$/.exec(comment)?.[1];
  if (rows === undefined) throw new Error('The workbook did not come whole');
  return Number(rows);
}
