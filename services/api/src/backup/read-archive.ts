import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { errorCode, errorText } from '../database/start-error.ts';
import { isEntry, notABackup, readEntry, type Entry, type Header } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { linesOf } from './lines-of.ts';

/** A part of an archive: an entry, or rows of the last named table. */
export type Part = { entry: Entry } | { rows: Buffer[] };

const lineEnd = Buffer.from('\n');

/** Counts and checksum that {@link checkedParts} compares. */
class ArchiveCheck {
  readonly #hash = createHash('sha256');
  readonly #rows = new Map<string, number>();
  #header: Header | undefined;
  #table: string | undefined;
  #isRead = false;
  isEnded = false;

  rows(lines: readonly Buffer[]) {
    if (!this.#table || this.#isRead) throw notABackup();
    this.#rows.set(this.#table, (this.#rows.get(this.#table) ?? 0) + lines.length);
    for (const line of lines) this.#hash.update(line).update(lineEnd);
  }

  entry(line: Buffer): Entry {
    const entry = readEntry(line);
    if (this.isEnded || !this.#header !== (entry.kind === 'header')) throw notABackup();
    switch (entry.kind) {
      case 'header':
        this.#header = entry;
        break;
      case 'table':
        this.#table = entry.name;
        this.#rows.set(entry.name, 0);
        break;
      case 'tables read':
        this.#isRead = true;
        this.#compareCounts(entry.rows);
        break;
      case 'end':
        this.isEnded = this.#isRead;
        if (this.#hash.digest('hex') !== entry.sha256)
          throw new BackupError('It was altered: its checksum does not match.');
        return entry;
      case 'file':
        break;
      case 'failed':
        throw notABackup();
    }
    this.#hash.update(line).update(lineEnd);
    return entry;
  }

  #compareCounts(counts: Readonly<Record<string, number>>) {
    for (const name of this.#header?.tables ?? []) {
      const count = this.#rows.get(name);
      if (count === undefined || count !== counts[name])
        throw new BackupError(`It does not hold all rows of ${name}.`);
    }
  }
}

/** The parts of an archive; checks its checksum and its row counts. */
async function* checkedParts(bytes: AsyncIterable<unknown>): AsyncGenerator<Part, void> {
  const check = new ArchiveCheck();
  for await (const lines of linesOf(bytes)) {
    let rows: Buffer[] = [];
    for (const line of lines) {
      if (!isEntry(line)) {
        rows.push(line);
        continue;
      }
      if (rows.length > 0) {
        check.rows(rows);
        yield { rows };
        rows = [];
      }
      yield { entry: check.entry(line) };
    }
    if (rows.length > 0) {
      check.rows(rows);
      yield { rows };
    }
  }
  if (!check.isEnded) throw new BackupError('Its end is missing.');
}

/**
 * Reads an archive. Its parts are verified only when the iteration has ended without an error.
 *
 * @throws BackupError in one sentence if the file is not an archive, is cut short, or was altered
 */
export async function* readArchive(file: string): AsyncGenerator<Part, void> {
  const input = createReadStream(file);
  const gunzip = createGunzip();
  input.on('error', (error) => gunzip.destroy(error));
  try {
    yield* checkedParts(input.pipe(gunzip));
  } catch (error) {
    throw asRefusal(file, error);
  } finally {
    input.destroy();
  }
}

function asRefusal(file: string, error: unknown) {
  if (error instanceof BackupError)
    return new BackupError(`${file} cannot be restored. ${error.message}`, { cause: error });
  const code = errorCode(error) ?? '';
  if (!/^(Z_|E[A-Z]+$)/.test(code)) return error;
  const reason = code.startsWith('Z_')
    ? `it is not a backup, or is damaged: ${errorText(error)}`
    : errorText(error);
  return new BackupError(`${file} cannot be restored (${reason}).`, { cause: error });
}

/** Reads an archive to its end and verifies it. */
export async function proveArchive(file: string): Promise<{ header: Header; files: number }> {
  let header: Header | undefined;
  const files = new Set<string>();
  for await (const part of readArchive(file)) {
    if (!('entry' in part)) continue;
    if (part.entry.kind === 'header') header = part.entry;
    if (part.entry.kind === 'file') files.add(part.entry.path);
  }
  if (!header) throw new BackupError(`${file} cannot be restored. It is empty.`);
  return { header, files: files.size };
}
