import { TableError } from './table-error.ts';

const sampleBytes = 4096;

/** UTF-16 of a file without a byte order mark: separators and digits have a zero byte, other encodings have none. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0];
  bytes.subarray(0, sampleBytes).forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even === 0 && odd === 0) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function encodingOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return unmarkedUtf16(bytes);
}

function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding !== undefined) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Excel saves CSV files in the code page of Arabic Windows.
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

/**
 * The text of a CSV file.
 *
 * @throws TableError of a file that is no text, or that is markup: shops export HTML tables as `.xls`.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes);
  // Control characters other than tabs and line breaks.
  const isBinary = /(?![\t\n\v\f\r\u0080-\u009F])\p{Cc}/u.test(text) || text.startsWith('%PDF');
  if (isBinary || /^\s*</.test(text)) throw new TableError('unknownType');
  return text;
}
