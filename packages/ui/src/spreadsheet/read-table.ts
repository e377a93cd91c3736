import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { decodeText } from './decode-text.ts';
import { delimitedRows } from './delimited-rows.ts';
import { TableError } from './table-error.ts';
import { maxBytes, maxRowsBelow } from './table-limits.ts';
import { type FilledRow, tidyRows } from './tidy-rows.ts';
import { createSlices, type Pause, piecesOf } from './time-slices.ts';
import { workbookRows } from './workbook-rows.ts';

/** The rows of a file or of a pasted text. */
export interface Table {
  /** Rows of equal length. */
  rows: string[][];
  /** SHA-256 of the file's bytes or of the text, 64 hexadecimal digits. */
  fingerprint: string;
}

const oleHeader = [0xd0, 0xcf, 0x11, 0xe0];
const zipHeader = [0x50, 0x4b];
/** The stream that holds an encrypted workbook: [MS-OFFCRYPTO], 2.3.4.4. */
const encryptedStream = 'EncryptedPackage';

function startsWith(bytes: Uint8Array, header: readonly number[]): boolean {
  return header.every((byte, at) => bytes[at] === byte);
}

/** Names of streams are UTF-16 and at multiples of 128 bytes, so that no piece cuts them: [MS-CFB], 2.6.1. */
async function isProtected(bytes: Uint8Array, pause: Pause): Promise<boolean> {
  for await (const piece of piecesOf(bytes, pause))
    if (new TextDecoder('utf-16le').decode(piece).includes(encryptedStream)) return true;
  return false;
}

async function fileRows(bytes: Uint8Array, name: string, pause: Pause): Promise<FilledRow[]> {
  if (startsWith(bytes, oleHeader))
    throw new TableError((await isProtected(bytes, pause)) ? 'protected' : 'unknownType');
  if (startsWith(bytes, zipHeader))
    return workbookRows(bytes, pause).catch((error: unknown) => {
      // The archive refers to bytes that it does not have, or its data cannot be inflated.
      throw error instanceof TableError ? error : new TableError('broken');
    });
  if (bytes.length > 0 && /\.xls[xm]$/i.test(name)) throw new TableError('broken');
  return delimitedRows(await decodeText(bytes, pause), pause);
}

async function fingerprintOf(bytes: Uint8Array, pause: Pause): Promise<string> {
  const hash = sha256.create();
  for await (const piece of piecesOf(bytes, pause)) hash.update(piece);
  return bytesToHex(hash.digest());
}

function bytesOf(file: File): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      const { result } = reader;
      // A file that was moved or changed after it was chosen cannot be read.
      if (result === null || typeof result === 'string') reject(new TableError('broken'));
      else resolve(new Uint8Array(result));
    });
    reader.readAsArrayBuffer(file);
  });
}

/** Finds the row of column names; -1 without one. */
export type FindHeader = (rows: readonly string[][]) => number;

/**
 * Reads an XLSX or CSV file, or rows pasted from a spreadsheet, in short tasks.
 *
 * @throws TableError
 */
export async function readTable(source: File | string, findHeader: FindHeader): Promise<Table> {
  const size = typeof source === 'string' ? source.length : source.size;
  if (size > maxBytes) throw new TableError('tooLarge');
  const pause = createSlices();
  const bytes = typeof source === 'string' ? utf8ToBytes(source) : await bytesOf(source);
  const filledRows = await (typeof source === 'string'
    ? delimitedRows(source, pause)
    : fileRows(bytes, source.name, pause));
  const rows = await tidyRows(filledRows, pause);
  await pause();
  if (rows.length - findHeader(rows) - 1 > maxRowsBelow) throw new TableError('tooManyRows');
  return { rows, fingerprint: await fingerprintOf(bytes, pause) };
}
