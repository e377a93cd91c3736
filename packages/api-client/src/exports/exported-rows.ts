const quote = 0x22;
const lineFeed = 0x0a;

/** Counts the records of a CSV while it arrives; a line break inside quotes does not end a record. */
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

/** Signature of the end record of an archive, which a comment may follow. */
const endOfArchive = 'PK\x05\x06';
const endLength = 22;

/**
 * Reads the number of rows of a workbook from the comment of the archive, which the server writes after the last row.
 *
 * @throws Error when the workbook is incomplete
 */
export async function readArchiveRows(content: Blob): Promise<number> {
  const tail = new TextDecoder('latin1').decode(await content.slice(-endLength - 32).arrayBuffer());
  const comment = tail.slice(tail.lastIndexOf(endOfArchive)).slice(endLength);
  const rows = /^rows=(\d+)$/.exec(comment)?.[1];
  if (rows === undefined) throw new Error('The workbook is incomplete');
  return Number(rows);
}
