import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { decodeText } from './decode-text.ts';
import { delimitedRows } from './delimited-rows.ts';
import { findHeader } from './find-header.ts';
import { TableError } from './table-error.ts';
import { maxBytes, maxOrders } from './table-limits.ts';
import { type FilledRow, tidyRows } from './tidy-rows.ts';
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
const encryptedStream = Array.from('EncryptedPackage').flatMap((letter) => [letter.charCodeAt(0), 0]);

function hasAt(bytes: Uint8Array, part: readonly number[], at: number): boolean {
  return part.every((byte, index) => bytes[at + index] === byte);
}

function has(bytes: Uint8Array, part: readonly number[]): boolean {
  const [first = 0] = part;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (hasAt(bytes, part, at)) return true;
  return false;
}

function workbook(bytes: Uint8Array): FilledRow[] {
  try {
    return workbookRows(bytes);
  } catch (error) {
    // The archive refers to bytes that it does not have, or its data cannot be inflated.
    throw error instanceof TableError ? error : new TableError('broken');
  }
}

function fileRows(bytes: Uint8Array, name: string): FilledRow[] {
  if (hasAt(bytes, oleHeader, 0))
    throw new TableError(has(bytes, encryptedStream) ? 'protected' : 'unknownType');
  if (hasAt(bytes, zipHeader, 0)) return workbook(bytes);
  if (bytes.length > 0 && /\.xls[xm]$/i.test(name)) throw new TableError('broken');
  return delimitedRows(decodeText(bytes));
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

/**
 * Reads an XLSX or CSV file, or rows pasted from a spreadsheet.
 *
 * @throws TableError
 */
export async function readTable(source: File | string): Promise<Table> {
  const size = typeof source === 'string' ? source.length : source.size;
  if (size > maxBytes) throw new TableError('tooLarge');
  const bytes = typeof source === 'string' ? utf8ToBytes(source) : await bytesOf(source);
  const rows = tidyRows(typeof source === 'string' ? delimitedRows(source) : fileRows(bytes, source.name));
  if (rows.length - findHeader(rows).row - 1 > maxOrders) throw new TableError('tooManyRows');
  return { rows, fingerprint: bytesToHex(sha256(bytes)) };
}
