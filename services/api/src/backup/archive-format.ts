import * as z from 'zod/mini';
import { BackupError } from './backup-error.ts';

/**
 * An archive is gzip over lines of JSON. A line that is an object is a row of the table named before it. A line that is
 * an array is an entry: its kind, then its content. The last entry carries the SHA-256 of all bytes before it.
 */
export const formatName = 'tawseel-backup';
const formatVersion = 1;

const count = z.int().check(z.nonnegative());

const entry = z.union([
  z.tuple([
    z.literal(formatName),
    z.object({
      version: z.int(),
      /** The newest migration of the database that was read. */
      migration: z.string(),
      createdAt: z.string(),
      /** Each table after those that its foreign keys name. */
      tables: z.array(z.string()),
    }),
  ]),
  z.tuple([z.literal('table'), z.object({ name: z.string(), columns: z.array(z.string()) })]),
  z.tuple([
    z.literal('tables-read'),
    z.object({
      rows: z.record(z.string(), count),
      /** The last number that each identity column has given out; null where it has given out none. */
      identities: z.array(z.object({ table: z.string(), column: z.string(), last: z.nullable(count) })),
    }),
  ]),
  /** A part of a file of the release store; the parts of one file follow one another. */
  z.tuple([z.literal('file'), z.object({ path: z.string(), data: z.base64() })]),
  z.tuple([z.literal('end'), z.object({ sha256: z.string() })]),
  /** Sent by a process that cannot go on; never part of a file. */
  z.tuple([z.literal('failed'), z.object({ reason: z.string() })]),
]);

export type Entry = z.infer<typeof entry>;
export type Header = Extract<Entry, [typeof formatName, unknown]>[1];
export type TablesRead = Extract<Entry, ['tables-read', unknown]>[1];

export function writeEntry(value: Entry): string {
  return `${JSON.stringify(value)}\n`;
}

export function header(content: Omit<Header, 'version' | 'createdAt'>): Entry {
  return [formatName, { version: formatVersion, createdAt: new Date().toISOString(), ...content }];
}

/** Whether the line is an entry rather than a row. */
export function isEntry(line: Buffer): boolean {
  return line[0] === 0x5b;
}

/**
 * Reads an entry.
 *
 * @throws BackupError for a line that is none, or of a later version of the format
 */
export function readEntry(line: Buffer): Entry {
  const result = entry.safeParse(parse(line));
  if (!result.success) throw new BackupError('It is no backup of this product.');
  const [kind, content] = result.data;
  if (kind === formatName && content.version > formatVersion)
    throw new BackupError('It was made by a newer version of the product: restore it with that version.');
  return result.data;
}

function parse(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    return undefined;
  }
}
