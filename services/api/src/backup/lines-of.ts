import { BackupError } from './backup-error.ts';

/** Longer than any row; a file of another kind may be a single endless line. */
const longestLine = 64 * 1024 * 1024;
const lineEnd = 0x0a;

/** The whole lines of a stream of bytes, without line ends: those of each chunk together. */
export async function* linesOf(chunks: AsyncIterable<unknown>): AsyncGenerator<Buffer[], void> {
  let rest: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('Bytes were expected.');
    const lines: Buffer[] = [];
    let from = 0;
    for (let at = chunk.indexOf(lineEnd); at >= 0; at = chunk.indexOf(lineEnd, from)) {
      const end = chunk.subarray(from, at);
      lines.push(rest.length > 0 ? Buffer.concat([...rest, end]) : end);
      rest = [];
      length = 0;
      from = at + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > longestLine) throw new BackupError('It is not a backup of this product.');
    if (lines.length > 0) yield lines;
  }
  if (length > 0) throw new BackupError('It ends in the middle of a line.');
}
