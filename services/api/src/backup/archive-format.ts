import { z } from 'zod';
import { BackupError } from './backup-error.ts';

/**
 * An archive is gzip over lines of JSON. A line that is an array is a row of the table named before it: each value is
 * PostgreSQL's own text of it, or null. A line that is an object is an entry. The last entry carries the SHA-256 of all
 * bytes before it.
 */
const formatName = 'tawseel-backup';
const formatVersion = 1;

const count = z.int().nonnegative();

const header = z.object({
  kind: z.literal('header'),
  format: z.literal(formatName),
  version: z.int(),
  /** The newest migration of the database that was read. */
  migration: z.string(),
  createdAt: z.string(),
  /** Each table after those that its foreign keys name. */
  tables: z.array(z.string()),
});

const entry = z.discriminatedUnion('kind', [
  header,
  z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()) }),
  z.object({
    kind: z.literal('tables read'),
    rows: z.record(z.string(), count),
    /** The last number that each identity column has generated; null if none. */
    identities: z.array(z.object({ table: z.string(), column: z.string(), last: count.nullable() })),
  }),
  /** A part of a file of the release store; the parts of one file follow one another. */
  z.object({ kind: z.literal('file'), path: z.string(), data: z.base64() }),
  z.object({ kind: z.literal('end'), sha256: z.string() }),
  /** Sent by a process that cannot continue; never part of a file. */
  z.object({ kind: z.literal('failed'), reason: z.string() }),
]);

const row = z.array(z.string().nullable());

export type Entry = z.infer<typeof entry>;
export type Header = z.infer<typeof header>;
export type Row = z.infer<typeof row>;

export function writeEntry(value: Entry): string {
  return `${JSON.stringify(value)}\n`;
}

export function writeHeader(content: Pick<Header, 'migration' | 'tables'>): string {
  const createdAt = new Date().toISOString();
  return writeEntry({ kind: 'header', format: formatName, version: formatVersion, createdAt, ...content });
}

/** Whether the line is an entry rather than a row. */
export function isEntry(line: Buffer): boolean {
  return line[0] === 0x7b;
}

/**
 * Reads an entry.
 *
 * @throws BackupError if the line is not an entry, or is of a later version of the format
 */
export function readEntry(line: Buffer): Entry {
  const result = entry.safeParse(parse(line));
  if (!result.success) throw notABackup();
  if (result.data.kind === 'header' && result.data.version > formatVersion)
    throw new BackupError('It was made by a newer version of the product: restore it with that version.');
  return result.data;
}

/** Reads a row of `length` values. */
export function readRow(line: Buffer, length: number): Row {
  const result = row.safeParse(parse(line));
  if (!result.success || result.data.length !== length) throw notABackup();
  return result.data;
}

/** The error for a file of another kind. */
export function notABackup(): BackupError {
  return new BackupError('It is not a backup of this product.');
}

function parse(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    return undefined;
  }
}
